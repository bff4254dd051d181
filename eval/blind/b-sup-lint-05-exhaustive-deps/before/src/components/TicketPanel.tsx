import { useEffect, useState } from "react";
import { fetchTicket, type Ticket } from "../api/tickets";
import { Spinner } from "./Spinner";

interface Props {
  ticketId: string;
  onLoaded?: (t: Ticket) => void;
}

export function TicketPanel({ ticketId, onLoaded }: Props) {
  const [ticket, setTicket] = useState<Ticket | null>(null);

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
  }, [ticketId, onLoaded]);

  if (!ticket) return <Spinner />;
  return (
    <section>
      <h2>{ticket.subject}</h2>
      <p>{ticket.body}</p>
    </section>
  );
}
