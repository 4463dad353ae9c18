import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'shared-ui/router';
import type { FilterField, FilterValues, WhereClause } from '../filters/filter-field';
import { toWheres } from '../filters/to-wheres';
import { type Density, type ListDefaults, type ListValues, readListAddress, writeListAddress } from './list-address';

interface ListStateOptions<F extends string> {
  /** Keep the array's identity between renders. */
  filters: readonly FilterField<F>[];
  defaults?: Partial<ListDefaults>;
}

/** What the API's lists are asked with. */
export interface ListRequest<F extends string = string> {
  page: number;
  per_page: number;
  search?: string;
  sort?: string;
  wheres: WhereClause<F>[];
}

export interface ListState<F extends string = string> extends ListValues {
  /** For the API's list; without `page` and `per_page` for its export. */
  readonly request: ListRequest<F>;
  /** The page's query without its page number: what a saved view keeps. */
  readonly viewQuery: string;
  /** Whether a search or a filter, other than those that are set at first, narrows the list. */
  readonly narrowed: boolean;
  /** Whether filters do. */
  readonly filtered: boolean;
  /** @param replace takes the place of the present address */
  setPage(page: number, replace?: boolean): void;
  setPerPage(perPage: number): void;
  /** Takes the place of the present address: nobody wants to go back letter by letter. */
  setSearch(search: string): void;
  setSort(sort: string): void;
  /** An empty value takes the filter away. */
  setFilter(field: F, value: string): void;
  /** Sets all filters at once. */
  setFilters(values: FilterValues): void;
  setHidden(keys: readonly string[]): void;
  setDensity(density: Density): void;
  /** Takes search and filters away. */
  clear(): void;
  /** Goes to a saved view. */
  applyView(query: string): void;
}

const usual: ListDefaults = { perPage: 12, sort: '', hidden: [], density: 'normal' };

/** Of a list's query, as the API takes it. */
export function toListRequest<F extends string>(
  values: ListValues,
  filters: readonly FilterField<F>[],
): ListRequest<F> {
  const { page, perPage, search, sort } = values;
  return {
    page,
    per_page: perPage,
    ...(search ? { search } : {}),
    ...(sort ? { sort } : {}),
    wheres: toWheres(filters, values.filters),
  };
}

/**
 * The address, where it is ahead of the page: drawing a long list for the last change takes its time.
 * @param shownKey of the address that the page was drawn for
 */
function addressAhead(shownKey: string): Location | null {
  const entry: unknown = window.history.state;
  if (typeof entry !== 'object' || entry === null) return null;
  // The visit's first entry has no key of its own; the router calls it so.
  const key = 'key' in entry ? entry.key : 'default';
  return key === shownKey ? null : window.location;
}

/** The filters that are to be others than those that are shown; one that is to go is empty. */
function differing(next: FilterValues, shown: FilterValues): FilterValues {
  const fields = Object.keys({ ...shown, ...next });
  return Object.fromEntries(
    fields.filter((field) => next[field] !== shown[field]).map((field) => [field, next[field] ?? '']),
  );
}

/**
 * A list's page, search, order, filters, columns and density, kept in the address: a link shows the same list, Back
 * restores it. Whatever changes which rows there are leads to the first page.
 */
export function useListState<F extends string>({ filters, defaults }: ListStateOptions<F>): ListState<F> {
  const [query, setQuery] = useSearchParams();
  const { key, pathname } = useLocation();
  const standard = { ...usual, ...defaults };
  const address = query.toString();
  const values = readListAddress(query, filters, standard);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says everything that the values say.
  const request = useMemo(() => toListRequest(values, filters), [address, filters, standard.perPage, standard.sort]);

  const filtered = Object.entries(values.filters).some(([field, value]) => value !== standard.filters?.[field]);

  /** Changes what the address says now, be the page drawn for it or not; nothing once another page is on its way. */
  function change(changesOf: (now: ListValues) => Partial<ListValues>, replace = false) {
    const ahead = addressAhead(key);
    if (ahead && ahead.pathname !== pathname) return;
    const now = readListAddress(ahead ? new URLSearchParams(ahead.search) : query, filters, standard);
    setQuery(writeListAddress({ ...now, ...changesOf(now) }, standard), { replace });
  }

  return {
    ...values,
    request,
    viewQuery: writeListAddress({ ...values, page: 1 }, standard).toString(),
    narrowed: values.search !== '' || filtered,
    filtered,
    setPage: (page, replace) => change(() => ({ page }), replace),
    setPerPage: (perPage) => change(() => ({ perPage, page: 1 })),
    setSearch: (search) => change(() => ({ search, page: 1 }), true),
    setSort: (sort) => change(() => ({ sort, page: 1 })),
    setFilter: (field, value) => change((now) => ({ filters: { ...now.filters, [field]: value }, page: 1 })),
    setFilters: (next) =>
      change((now) => ({ filters: { ...now.filters, ...differing(next, values.filters) }, page: 1 })),
    setHidden: (hidden) => change(() => ({ hidden }), true),
    setDensity: (density) => change(() => ({ density }), true),
    clear: () => change(() => ({ search: '', filters: {}, page: 1 })),
    applyView: (view) => setQuery(new URLSearchParams(view)),
  };
}
