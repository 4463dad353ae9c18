/**
 * Works on several items at once, and gives what becomes of each in the order of the items. What fails ends it, as does
 * who takes no more of it: nothing works any more by then.
 * @param most how many are in work at one moment
 */
export async function* severalAtOnce<T, R>(
  items: AsyncIterable<T> | Iterable<T>,
  most: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const begun: Promise<R>[] = [];
  try {
    for await (const item of items) {
      const one = work(item);
      // What fails is told when its turn comes.
      one.catch(() => undefined);
      begun.push(one);
      if (begun.length === most) yield* first(begun);
    }
    while (begun.length > 0) yield* first(begun);
  } finally {
    await Promise.allSettled(begun);
  }
}

async function* first<R>(begun: Promise<R>[]): AsyncGenerator<R> {
  const one = begun.shift();
  if (one !== undefined) yield await one;
}
