import { z } from "zod";

const Reading = z.object({
  station: z.string(),
  celsius: z.number(),
});

export type Reading = z.infer<typeof Reading>;

export async function reading(station: string): Promise<Reading> {
  const answer = await fetch(`https://weather.example/stations/${encodeURIComponent(station)}`);
  if (!answer.ok) {
    throw new Error(`station ${station}: ${answer.status}`);
  }
  return Reading.parse(await answer.json());
}
