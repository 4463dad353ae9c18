import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeMissing, type Cursor, type Order } from './sorting';

/** A row beside the place where it stands in the list's order. */
export interface Placed<Row> {
  readonly row: Row;
  readonly cursor: Cursor;
}

/**
 * All rows of a list, page by page, each beginning after the last row of the one before. The next page is asked for
 * while this one is used: the database works beside whoever writes the file. Between the pages others have their turn:
 * the embedded database is one connection on the event loop.
 */
export async function* keysetPages<Row>(
  size: number,
  order: Order,
  read: (after: Cursor | null, size: number) => Promise<readonly Placed<Row>[]>,
): AsyncGenerator<readonly Row[]> {
  let after: Cursor | null = null;
  let next: ReturnType<typeof read> | null = read(after, size);
  while (next !== null) {
    const found: readonly Placed<Row>[] = await next;
    after = found.length < size ? nextRange(order, after) : (found.at(-1)?.cursor ?? null);
    await nextTurn();
    next = after === null ? null : read(after, size);
    // Who takes no further page does not hear that it failed.
    next?.catch(() => undefined);
    yield found.map(({ row }) => row);
  }
}

/** Behind the rows with a value stand those without: only the first page reads over that border. */
function nextRange({ key }: Order, after: Cursor | null): Cursor | null {
  return key.nullable && after !== null && after.value !== null ? beforeMissing : null;
}
