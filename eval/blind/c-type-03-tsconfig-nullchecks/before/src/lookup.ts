export interface Station {
  code: string;
  name: string;
  platformCount?: number;
}

const stations = new Map<string, Station>();

export function add(station: Station): void {
  stations.set(station.code, station);
}

export function nameOf(code: string): string {
  return stations.get(code)?.name ?? code;
}
