import { useState } from 'react';
import type { ListMeta } from 'shared-ui/table';

/** A long list that is there as a whole, page by page. */
export function useShownPage<Row>(rows: readonly Row[], perPage: number) {
  const [wanted, setPage] = useState(1);
  const lastPage = Math.max(1, Math.ceil(rows.length / perPage));
  const page = Math.min(wanted, lastPage);
  const meta: ListMeta = { current_page: page, last_page: lastPage, per_page: perPage, total: rows.length };
  return {
    shown: rows.slice((page - 1) * perPage, page * perPage),
    meta,
    setPage,
    /** Turns to the page with the row at that place. */
    showPlace: (place: number) => setPage(Math.floor(place / perPage) + 1),
  };
}
