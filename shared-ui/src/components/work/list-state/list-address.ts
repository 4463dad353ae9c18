import type { FilterField, FilterValues } from '../filters/filter-field';

export type Density = 'normal' | 'compact';

/** Everything that a list's page remembers; all of it stands in the address. */
export interface ListValues {
  readonly page: number;
  readonly perPage: number;
  readonly search: string;
  /** The API's: a field, with a minus for descending; empty for the server's own order. */
  readonly sort: string;
  readonly filters: FilterValues;
  /** Keys of columns that are not shown. */
  readonly hidden: readonly string[];
  readonly density: Density;
}

/** What the address does not say. */
export interface ListDefaults extends Omit<ListValues, 'page' | 'search' | 'filters'> {
  /** Filters that are set at first; one that is taken away stands empty in the address. */
  readonly filters?: Readonly<Record<string, string | undefined>>;
}

const MOST_ROWS = 100;

function wholeNumber(text: string | null, fallback: number, most: number): number {
  const number = Number(text);
  return text !== null && Number.isInteger(number) && number >= 1 && number <= most ? number : fallback;
}

/** Reads a list's state; what makes no sense falls back to its default. */
export function readListAddress(
  query: URLSearchParams,
  fields: readonly FilterField[],
  defaults: ListDefaults,
): ListValues {
  const hidden = query.get('hidden');
  const density = query.get('density');
  return {
    page: wholeNumber(query.get('page'), 1, 1_000_000),
    perPage: wholeNumber(query.get('per_page'), defaults.perPage, MOST_ROWS),
    search: query.get('search') ?? '',
    sort: query.get('sort') ?? defaults.sort,
    filters: Object.fromEntries(
      fields.flatMap(({ field }) => {
        const value = query.get(field) ?? defaults.filters?.[field];
        return value ? [[field, value]] : [];
      }),
    ),
    hidden: hidden === null ? defaults.hidden : hidden.split(',').filter(Boolean),
    density: density === 'compact' || density === 'normal' ? density : defaults.density,
  };
}

/** Writes a list's state; what equals its default is left out, so that addresses stay short. */
export function writeListAddress(values: ListValues, defaults: ListDefaults): URLSearchParams {
  const query = new URLSearchParams();
  for (const field of Object.keys({ ...defaults.filters, ...values.filters })) {
    const value = values.filters[field] ?? '';
    if (value !== (defaults.filters?.[field] ?? '')) query.set(field, value);
  }
  if (values.search) query.set('search', values.search);
  if (values.sort !== defaults.sort) query.set('sort', values.sort);
  if (values.page > 1) query.set('page', String(values.page));
  if (values.perPage !== defaults.perPage) query.set('per_page', String(values.perPage));
  if (values.hidden.join() !== defaults.hidden.join()) query.set('hidden', values.hidden.join());
  if (values.density !== defaults.density) query.set('density', values.density);
  return query;
}
