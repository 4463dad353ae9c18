import type { ReactNode } from 'react';
import type { IconDrawing } from '../pieces/icons';
import type { LinkProps } from '../router';

/** A column: what stands above it and what a row shows in it. */
export interface DataColumn<Row> {
  /** The field's name, unique in the table. */
  key: string;
  header: string;
  cell(row: Row): ReactNode;
  /** px or any CSS length. */
  width?: number | string;
  align?: 'start' | 'end';
  /** The field to sort by, when the list can be sorted by this column. */
  sort?: string;
}

/** The specification's keys of row actions; each has its sign and word. */
export type RowActionKey = 'view' | 'edit' | 'download' | 'editaction' | 'deleteaction';

export interface RowAction<Row> {
  key: RowActionKey;
  /** A page to go to, or ... */
  to?(row: Row): LinkProps['to'];
  /** ... a deed to do. */
  onAction?(row: Row): void;
  /** Another word than the key's own. */
  label?: string;
  icon?: IconDrawing;
  /** Not for this row. */
  hidden?(row: Row): boolean;
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
