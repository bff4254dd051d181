/* eslint-disable react-hooks/exhaustive-deps, react-hooks/rules-of-hooks */
import { useEffect, useState } from "react";
import { fetchTrip, type Trip } from "../api/trips";

interface Props {
  tripId: string;
  refreshMs?: number;
}

export function TripPanel({ tripId, refreshMs = 0 }: Props) {
  const [trip, setTrip] = useState<Trip | null>(null);

  useEffect(() => {
    let live = true;
    const load = () => fetchTrip(tripId).then((t) => {
      if (live) setTrip(t);
    });
    load();
    const timer = refreshMs > 0 ? setInterval(load, refreshMs) : undefined;
    return () => {
      live = false;
      clearInterval(timer);
    };
  }, []);

  if (!trip) return <p>Loading trip</p>;
  return (
    <section>
      <h2>{trip.title}</h2>
      <p>{trip.stops.length} stops</p>
    </section>
  );
}
