export interface PageQuery {
  page: number;
  size: number;
}

export function toQuery(q: PageQuery): { limit: number; offset: number } {
  return { limit: q.size, offset: q.page * q.size };
}
