export interface Reading {
  station: string;
  celsius: number;
}

export async function reading(station: string): Promise<Reading> {
  const answer = await fetch(`https://weather.example/stations/${encodeURIComponent(station)}`);
  if (!answer.ok) {
    throw new Error(`station ${station}: ${answer.status}`);
  }
  return (await answer.json()) as unknown as Reading;
}
