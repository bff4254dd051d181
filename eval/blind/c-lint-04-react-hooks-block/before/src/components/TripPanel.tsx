import { useEffect, useState } from "react";
import { fetchTrip, type Trip } from "../api/trips";

interface Props {
  tripId: string;
}

export function TripPanel({ tripId }: Props) {
  const [trip, setTrip] = useState<Trip | null>(null);

  useEffect(() => {
    let live = true;
    fetchTrip(tripId).then((t) => {
      if (live) setTrip(t);
    });
    return () => {
      live = false;
    };
  }, [tripId]);

  if (!trip) return <p>Loading trip</p>;
  return (
    <section>
      <h2>{trip.title}</h2>
      <p>{trip.stops.length} stops</p>
    </section>
  );
}
