import type { PageMeta } from 'shared-api/entities';

/** Where a page stands in its list; a list without rows still has one page. */
export function pageMeta(page: number, perPage: number, total: number): PageMeta {
  return { current_page: page, last_page: Math.max(1, Math.ceil(total / perPage)), per_page: perPage, total };
}
