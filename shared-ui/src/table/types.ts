import type { ReactNode } from 'react';
import type { MenuItem } from '../menu';
import type { ListMeta } from '../pagination';

/** A column: what stands above it and what a row shows in it. */
export interface DataColumn<Row> {
  /** The field's name, unique in the table. */
  key: string;
  header: string;
  cell(row: Row): ReactNode;
  /** px or any CSS length. */
  width?: number | string;
  /** In place of `width`, px that its texts ask for, and 60 % of it where there is no more room: `Cut` cuts what is longer. */
  cut?: number;
  /** With `cut`, the px that stay in any case, where something is not cut, such as a plate. */
  least?: number;
  align?: 'start' | 'end';
  /** Its cell names the row: a screen reader reads it with the others. */
  namesRow?: boolean;
  /** The field to sort by, when the list can be sorted by this column. */
  sort?: string;
}

/** The specification's row actions, in its order; each has its sign and word. */
export const rowActionKeys = ['view', 'edit', 'download', 'editaction', 'deleteaction'] as const;
export type RowActionKey = (typeof rowActionKeys)[number];

/** Columns of one action each, 5 % wide. */
export interface RowActions<Row> {
  keys: readonly RowActionKey[];
  /** What can be done with a row; of these the columns take those of their keys. Keep its identity between renders. */
  itemsOf(row: Row): readonly MenuItem[];
}

/** Rows chosen by id, held by the caller. */
export interface Selection {
  ids: readonly string[];
  onChange(ids: string[]): void;
}

/** The API's `sort`: a field, with a minus for descending. */
export interface Sorting {
  value: string;
  onChange(sort: string): void;
}

export interface DataTableProps<Row extends object> {
  /** What the table lists, for the screen reader. */
  label: string;
  /** Keep the array's identity between renders. */
  columns: readonly DataColumn<Row>[];
  /** Undefined until the first page is there. Old rows stay while the next page loads. */
  rows: readonly Row[] | undefined;
  rowId(row: Row): string;
  /** A row in a few words ("CC-2026-003968"), for its tick and its actions. */
  rowName(row: Row): string;
  loading?: boolean;
  /** Of a list in pages: once it has been searched, narrowed or turned, a screen reader is told how many were found. */
  meta?: ListMeta | undefined;
  /**
   * How many rows a short list has, one that stands among other panels: their room is kept. The word LOADING is for
   * paginated tables.
   */
  expected?: number;
  /** The heights of a card's lines in px, so that cards on their way are as high as they will be. */
  cardLines?: readonly number[];
  /** Keep the array's identity between renders, too: a row is drawn anew only when something of it changed. */
  actions?: RowActions<Row> | undefined;
  /** With the shift key, a tick takes every row since the last one. */
  selection?: Selection;
  sorting?: Sorting;
  /** Keys of columns that are not shown. */
  hidden?: readonly string[];
  density?: 'normal' | 'compact' | 'worklist';
  /** The id of the row with the cursor (`useRowKeys`): it is marked, and its first link gets the focus. */
  cursor?: string | null;
  /** The row's menu (`RowMenu`): the last column, after the actions. Keep its identity between renders. */
  menu?(row: Row): ReactNode;
  /** A row below `cardsBelow` (`RowCard`), kept likewise; without it every cell stands under its heading, below 600. */
  card?(row: Row): ReactNode;
  /** Narrower than this many px, 600 unless told, rows are cards: so much its columns need on one line each. */
  cardsBelow?: number;
  /** An `EmptyState`, or an `ErrorState`, shown when there are no rows. */
  empty: ReactNode;
}
