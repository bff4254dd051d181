export interface Box {
  width: number;
  height: number;
}

export function area(box: Box): number {
  return box.width * box.height;
}

/** The largest scale at which the inner box fits the outer one. */
export function fit(inner: Box, outer: Box): number {
  return Math.min(outer.width / inner.width, outer.height / inner.height);
}
