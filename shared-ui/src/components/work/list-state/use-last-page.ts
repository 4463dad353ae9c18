import { useEffect } from 'react';
import type { ListState } from './use-list-state';

interface PageMeta {
  current_page: number;
  last_page: number;
  total: number;
}

/**
 * Leads from a page that there is no more to the last one: its rows went meanwhile, or the list has become shorter.
 * @returns whether it is on its way: an empty page is no empty list
 */
export function useLastPage({ setPage }: Pick<ListState, 'setPage'>, meta: PageMeta | undefined): boolean {
  const last = meta && meta.total > 0 && meta.current_page > meta.last_page ? meta.last_page : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list's functions are new with each drawing.
  useEffect(() => {
    if (last !== null) setPage(last, true);
  }, [last]);
  return last !== null;
}
