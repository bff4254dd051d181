// @ts-check

/**
 * @typedef {{ lat: number, lon: number }} Point
 * @typedef {{ south: number, west: number, north: number, east: number }} Box
 */

/**
 * @param {Point[]} points
 * @returns {Box | null}
 */
export function boundsOf(points) {
  if (points.length === 0) return null;
  const box = { south: 90, west: 180, north: -90, east: -180 };
  for (const p of points) {
    box.south = Math.min(box.south, p.lat);
    box.north = Math.max(box.north, p.lat);
    box.west = Math.min(box.west, p.lon);
    box.east = Math.max(box.east, p.lon);
  }
  return box;
}

/**
 * @param {Box} box
 * @param {number} share
 */
export function pad(box, share) {
  const h = (box.north - box.south) * share;
  const w = (box.east - box.west) * share;
  return { south: box.south - h, west: box.west - w, north: box.north + h, east: box.east + w };
}
