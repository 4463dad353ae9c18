import type { FilledCell } from './table';

/** A cell's value as the API takes it, or the sentence that says why it has none. */
export type CellValue = { readonly value: unknown } | { readonly fault: string };

/** How the cells of one field are read. */
export interface ImportColumn {
  read(cell: FilledCell): CellValue;
  /** What an empty cell says; undefined leaves the field as it is, or as a new record has it. */
  readonly empty?: null | '' | readonly never[];
  /** What to write where a cell is refused, in a few words. */
  readonly remedy?: string;
  /** What stands in the file that is given back for a cell whose meaning only a person knows; null for any other. */
  unclear?(cell: FilledCell): string | null;
  /** The value as people write it, for the differences. */
  show(value: unknown): string | null;
}

export function plainText(value: unknown): string | null {
  return value === null || value === undefined || value === '' ? null : String(value);
}
