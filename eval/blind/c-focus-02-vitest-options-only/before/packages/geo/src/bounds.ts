export type Point = [number, number];

export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

export function boundsOf(points: Point[]): Bounds {
  const lats = points.map((p) => p[0]);
  const lons = points.map((p) => p[1]);
  return {
    south: Math.min(...lats),
    west: Math.min(...lons),
    north: Math.max(...lats),
    east: Math.max(...lons),
  };
}
