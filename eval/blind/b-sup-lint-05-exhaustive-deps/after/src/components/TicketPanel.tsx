import { useEffect, useState } from "react";
import { fetchTicket, type Ticket } from "../api/tickets";
import { Spinner } from "./Spinner";

interface Props {
  ticketId: string;
  onLoaded?: (t: Ticket) => void;
}

export function TicketPanel({ ticketId, onLoaded }: Props) {
  const [ticket, setTicket] = useState<Ticket | null>(null);
  const [tab, setTab] = useState<"thread" | "history">("thread");

  useEffect(() => {
    let stale = false;
    fetchTicket(ticketId).then((t) => {
      if (stale) return;
      setTicket(t);
      onLoaded?.(t);
    });
    return () => {
      stale = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  if (!ticket) return <Spinner />;
  return (
    <section>
      <h2>{ticket.subject}</h2>
      <nav>
        <button onClick={() => setTab("thread")}>Thread</button>
        <button onClick={() => setTab("history")}>History</button>
      </nav>
      {tab === "thread" ? <p>{ticket.body}</p> : <p>{ticket.events.join(", ")}</p>}
    </section>
  );
}
