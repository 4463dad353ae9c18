import type { ListQuery, PageMeta } from 'shared-api/entities';

type Paging = Pick<ListQuery, 'page' | 'per_page'>;

/** How many rows come before a page. */
export function offsetOf({ page, per_page }: Paging): number {
  return (page - 1) * per_page;
}

export function metaOf({ page, per_page }: Paging, total: number): PageMeta {
  return { current_page: page, last_page: Math.max(1, Math.ceil(total / per_page)), per_page, total };
}
