/** A value with its meaning, so that each format writes it in its own way. Null is an empty cell. */
export type Cell =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number }
  /** Integer cents. */
  | { readonly kind: 'money'; readonly value: number }
  | { readonly kind: 'instant'; readonly value: Date }
  /** `YYYY-MM-DD` */
  | { readonly kind: 'day'; readonly value: string }
  | { readonly kind: 'flag'; readonly value: boolean };

export interface SheetColumn<Row> {
  readonly heading: string;
  cell(row: Row): Cell | null;
}

/**
 * The rows of a table, read while the file goes out: nobody waits for the whole of it, and it never stands in memory. A
 * few rows are one page in a list.
 */
export type Pages<Row> = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;

type Reader<Row, T> = (row: Row) => T | null;

function columnOf<Row, T>(read: Reader<Row, T>, cell: (value: T) => Cell) {
  return (row: Row) => {
    const value = read(row);
    return value === null ? null : cell(value);
  };
}

export function textColumn<Row>(heading: string, read: Reader<Row, string>): SheetColumn<Row> {
  return { heading, cell: columnOf(read, (value) => ({ kind: 'text', value })) };
}

export function numberColumn<Row>(heading: string, read: Reader<Row, number>): SheetColumn<Row> {
  return { heading, cell: columnOf(read, (value) => ({ kind: 'number', value })) };
}

/** @param read gives integer cents */
export function moneyColumn<Row>(heading: string, read: Reader<Row, number>): SheetColumn<Row> {
  return { heading, cell: columnOf(read, (value) => ({ kind: 'money', value })) };
}

export function instantColumn<Row>(heading: string, read: Reader<Row, Date>): SheetColumn<Row> {
  return { heading, cell: columnOf(read, (value) => ({ kind: 'instant', value })) };
}

/** @param read gives `YYYY-MM-DD` */
export function dayColumn<Row>(heading: string, read: Reader<Row, string>): SheetColumn<Row> {
  return { heading, cell: columnOf(read, (value) => ({ kind: 'day', value })) };
}

export function flagColumn<Row>(heading: string, read: Reader<Row, boolean>): SheetColumn<Row> {
  return { heading, cell: columnOf(read, (value) => ({ kind: 'flag', value })) };
}
