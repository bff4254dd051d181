import { z } from "zod";

export const Manifest = z.object({
  name: z.string().min(1),
  version: z.string(),
  files: z.array(z.string()).default([]),
});

export type Manifest = z.infer<typeof Manifest>;

export function fromJson(text: string): Manifest {
  return Manifest.parse(JSON.parse(text));
}
