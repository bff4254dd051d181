export interface Lane {
  id: number;
  swimmer?: string;
}

export function free(lanes: Lane[]): number[] {
  return lanes.filter((l) => l.swimmer === undefined).map((l) => l.id);
}

export function firstFree(lanes: Lane[]): number | undefined {
  const [first] = free(lanes);
  return first;
}
