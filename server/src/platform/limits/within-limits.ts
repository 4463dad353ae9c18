import type { Limit, Limits } from './limits';

/** A limit and the key that is counted under it. */
export type Holding = readonly [Limit, string];

interface Counted<T> {
  /** What is thrown when a limit is reached. */
  readonly refusal: (seconds: number) => Error;
  /** Begins its own transaction: the counts commit before it. */
  readonly work: () => Promise<T>;
}

/** Does something that counts against several limits, or against none of them: where one is reached, and where it fails. */
export async function withinLimits<T>(
  limits: Limits,
  holding: readonly Holding[],
  { refusal, work }: Counted<T>,
): Promise<T> {
  for (const [limit, key] of holding) {
    const seconds = await limits.peek(limit, key);
    if (seconds !== null) throw refusal(seconds);
  }
  const taken: Holding[] = [];
  try {
    for (const [limit, key] of holding) {
      const seconds = await limits.take(limit, key);
      if (seconds !== null) throw refusal(seconds);
      taken.push([limit, key]);
    }
    return await work();
  } catch (error) {
    for (const [limit, key] of taken) await limits.release(limit, key);
    throw error;
  }
}
