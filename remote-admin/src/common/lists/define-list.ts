import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { ApiClient, CallOptions } from 'shared-api/client';
import type { CallOf, Entry } from 'shared-api/kernel';
import { useApi, usePerson } from 'shared-api/react';
import type { ViewedList } from 'shared-staff/views';
import { type IntlShape, type MessageDescriptor, useIntl } from 'shared-ui/intl';
import type { QueryKey, UseQueryResult } from 'shared-ui/query';
import type { DataColumn } from 'shared-ui/table';
import {
  type FilterField,
  type ListRequest,
  type ListState,
  ownDefaults,
  useBelow,
  useListState,
} from 'shared-ui/work';
import { type ListPage, useListPage } from './use-list-page';

const none: readonly never[] = [];

/** The fields by which an entry lets its rows be narrowed. */
export type FilterOf<E extends Entry> =
  CallOf<E> extends {
    query: { wheres?: readonly { field: infer F extends string }[] | undefined };
  }
    ? F
    : never;

/** A column of these rows; what it sorts by is a field of theirs. */
export interface ListColumn<Row extends object, Key extends string = string> extends DataColumn<Row> {
  key: Key;
  sort?: keyof Row & string;
}

/** Columns that keep their keys as a type, so that a list can name them. */
export const columnsOf =
  <Row extends object>() =>
  <const Key extends string>(columns: readonly ListColumn<Row, Key>[]): readonly ListColumn<Row, Key>[] =>
    columns;

/** Everything that makes a list of the operator's but its place on a page. */
export interface ListDefinition<Row extends object, F extends string, Key extends string, Context> {
  /** Where the rows are kept; the request is added to it. */
  key(context: Context): QueryKey;
  /** Asks for a page. An entry that knows not all of the filters does not take the request. */
  fetch(api: ApiClient, request: ListRequest<F>, options: CallOptions, context: Context): Promise<ListPage<Row>>;
  /** What is listed, for the screen reader. */
  readonly label: MessageDescriptor;
  /** What can be searched for, in the empty box. */
  readonly search: MessageDescriptor;
  /** Under which name views of this list are kept. */
  readonly views: ViewedList;
  /** The order at first; a minus begins with the last. */
  readonly sort: (keyof Row & string) | `-${keyof Row & string}`;
  /** In their order; which of them show is the person's choice. */
  columns(intl: IntlShape, context: Context, narrow: boolean): readonly ListColumn<Row, Key>[];
  /** The column that leads to the record: it always shows. */
  readonly lead: NoInfer<Key>;
  /** Shown only when somebody asks for them. */
  readonly hidden?: readonly NoInfer<Key>[];
  /** Filters that are set when the list is opened. */
  readonly narrowedTo?: { readonly [field in NoInfer<F>]?: string };
  /** From how many px of the window every column has room; 960 at first. */
  readonly wideFrom?: number;
  /** Without room below that: the record's page tells them. */
  readonly onlyWide?: readonly NoInfer<Key>[];
  /** In the order of the panel. */
  filters(intl: IntlShape, context: Context): readonly FilterField<F>[];
  /** What a row has in a field that may be narrowed to more than the filter offers to choose from, and its name. */
  choiceOf?(field: NoInfer<F>, row: Row, intl: IntlShape): { readonly value: string | null; readonly label: string };
  /** The fields of which a value is its own name, as a code. */
  readonly selfNamed?: readonly NoInfer<F>[];
  rowId(row: Row): string;
  /** A row in a few words, for its menu. */
  rowName(row: Row, intl: IntlShape): string;
  /** A row on a phone (`RowCard`). */
  card(row: Row, menu: ReactNode, context: Context): ReactNode;
  /** While there is nothing at all: an `EmptyState` with the first thing to do. */
  readonly nothing: ReactNode;
}

/**
 * Describes a list once. What its columns, filters and cards need beyond a row (names to show, what a press opens) is
 * the context, given by the page.
 */
export function defineList<Row extends object, F extends string, Key extends string, Context = null>(
  definition: ListDefinition<Row, F, Key, Context>,
): ListDefinition<Row, F, Key, Context> {
  return definition;
}

/** A list as its address says it, with the page of rows that is shown. */
export interface DefinedList<Row extends object, F extends string> {
  readonly list: ListState<F>;
  readonly page: UseQueryResult<ListPage<Row>>;
  readonly filters: readonly FilterField<F>[];
  readonly columns: readonly DataColumn<Row>[];
  /** Those of a wide window. */
  readonly wideColumns: readonly DataColumn<Row>[];
  readonly label: string;
  readonly search: string;
  readonly views: ViewedList;
  readonly lead: string;
  readonly nothing: ReactNode;
  rowId(row: Row): string;
  rowName(row: Row): string;
  card(row: Row, menu: ReactNode): ReactNode;
}

/** @param context keep its identity between renders */
export function useDefinedList<Row extends object, F extends string, Key extends string, Context>(
  definition: ListDefinition<Row, F, Key, Context>,
  context: Context,
): DefinedList<Row, F> {
  const intl = useIntl();
  const api = useApi();
  const narrow = useBelow(definition.wideFrom ?? 960);
  const { sort, lead, nothing, views, rowId } = definition;
  const hidden: readonly Key[] = definition.hidden ?? none;
  const onlyWide: readonly Key[] = definition.onlyWide ?? none;
  const filters = useMemo(() => definition.filters(intl, context), [definition, intl, context]);
  const wideColumns = useMemo(() => definition.columns(intl, context, false), [definition, intl, context]);
  const columns = useMemo(
    () => (narrow ? definition.columns(intl, context, true).filter(({ key }) => !onlyWide.includes(key)) : wideColumns),
    [definition, intl, context, narrow, onlyWide, wideColumns],
  );
  const list = useListState({
    filters,
    defaults: ownDefaults(
      { perPage: 12, sort, hidden, density: 'normal', filters: definition.narrowedTo },
      usePerson()?.settings,
    ),
  });
  const page = useListPage(definition.key(context), list.request, (request, signal) =>
    definition.fetch(api, request, { signal, quiet: true }, context),
  );
  const named = useNamedFilters(definition, filters, list, page);
  const rowName = useCallback((row: Row) => definition.rowName(row, intl), [definition, intl]);
  const card = useCallback((row: Row, menu: ReactNode) => definition.card(row, menu, context), [definition, context]);
  return {
    list,
    page,
    filters: named,
    columns,
    wideColumns,
    label: intl.formatMessage(definition.label),
    search: intl.formatMessage(definition.search),
    views,
    lead,
    nothing,
    rowId,
    rowName,
    card,
  };
}

/**
 * The filters, each with the name of what it is set to, be it among its choices or not. A name that a row has told is
 * kept: with further filters there may be no row.
 */
function useNamedFilters<Row extends object, F extends string, Key extends string, Context>(
  { choiceOf, selfNamed = none }: ListDefinition<Row, F, Key, Context>,
  filters: readonly FilterField<F>[],
  list: ListState<F>,
  { data, isPlaceholderData }: UseQueryResult<ListPage<Row>>,
): readonly FilterField<F>[] {
  const intl = useIntl();
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const rows = data?.data ?? none;

  function nameOf(field: F, value: string): string | undefined {
    if (selfNamed.includes(field)) return value;
    const key = `${field}=${value}`;
    const told = rows.map((row) => choiceOf?.(field, row, intl)).find((choice) => choice?.value === value)?.label;
    if (told !== undefined && told !== names[key]) setNames((known) => ({ ...known, [key]: told }));
    return told ?? names[key];
  }

  return filters.map((filter) => {
    const value = list.filters[filter.field];
    if (!choiceOf || filter.kind !== 'choice' || !value) return filter;
    if (filter.options.some((option) => option.value === value)) return filter;
    const label = nameOf(filter.field, value);
    if (label === undefined) return { ...filter, coming: data === undefined || isPlaceholderData };
    return { ...filter, options: [...filter.options, { value, label }] };
  });
}
