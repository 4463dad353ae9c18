/** A statement has room for 65,535 values; a row of ours has some thirty. */
const batchSize = 500;

/** A list in pieces that one statement can write. */
export function* batchesOf<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < rows.length; from += batchSize) yield rows.slice(from, from + batchSize);
}
