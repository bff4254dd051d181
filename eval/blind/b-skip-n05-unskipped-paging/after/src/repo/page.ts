export interface PageQuery {
  page: number;
  size: number;
}

/** Pages are counted from 1. */
export function toQuery(q: PageQuery): { limit: number; offset: number } {
  const skip = (q.page - 1) * q.size;
  return { limit: q.size, offset: skip };
}

export function toMongo(q: PageQuery): { skip: number; limit: number } {
  const { limit, offset } = toQuery(q);
  return { skip: offset, limit };
}
