import type { ListQuery, PageMeta } from 'shared-api/entities';

type Paging = Pick<ListQuery, 'page' | 'per_page'>;

/** How many rows come before a page. */
export function offsetOf({ page, per_page }: Paging): number {
  return (page - 1) * per_page;
}

/** @param total how many rows the filters let through; a list without any has one page */
export function metaOf({ page, per_page }: Paging, total: number): PageMeta {
  return { current_page: page, last_page: Math.max(1, Math.ceil(total / per_page)), per_page, total };
}

/** Where the rows of a page are read. */
export interface PagePlace {
  /** In the opposite order, and the rows to be turned round. */
  readonly backwards: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** The way to a page from that end of the list which is nearer: nobody walks past a million rows to the last twelve. */
export function placeOf({ page, per_page }: Paging, total: number): PagePlace {
  const offset = offsetOf({ page, per_page });
  if (offset >= total) return { backwards: false, offset: 0, limit: 0 };
  const behind = total - offset - per_page;
  if (behind >= offset) return { backwards: false, offset, limit: per_page };
  return { backwards: true, offset: Math.max(0, behind), limit: Math.min(per_page, total - offset) };
}
