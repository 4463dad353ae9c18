import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Cursor } from './sorting';

/** A row beside the place where it stands in the list's order. */
export interface Placed<Row> {
  readonly row: Row;
  readonly cursor: Cursor;
}

/**
 * All rows of a list, page by page, each beginning after the last row of the one before. Between the pages others have
 * their turn: the embedded database is one connection on the event loop.
 */
export async function* keysetPages<Row>(
  size: number,
  read: (after: Cursor | null, size: number) => Promise<readonly Placed<Row>[]>,
): AsyncGenerator<readonly Row[]> {
  let after: Cursor | null = null;
  do {
    const found: readonly Placed<Row>[] = await read(after, size);
    yield found.map(({ row }) => row);
    after = found.length < size ? null : (found.at(-1)?.cursor ?? null);
    await nextTurn();
  } while (after !== null);
}
