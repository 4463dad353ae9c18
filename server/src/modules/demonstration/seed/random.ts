/** A source of chance that gives the same world from the same seed; never for secrets. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number, both ends included. */
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** One of the list, the likelier the greater its weight. */
  weighted<T>(list: readonly T[], weight: (item: T) => number): T;
  /** Most are near 0, few far out; `mean` is their average. */
  waiting(mean: number): number;
}

/** Mulberry32. */
export function seededRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const at = <T>(list: readonly T[], index: number): T => {
    const item = list[index];
    if (item === undefined) throw new RangeError('Nothing to choose from');
    return item;
  };
  return {
    next,
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
    pick: (list) => at(list, Math.floor(next() * list.length)),
    weighted(list, weight) {
      let rest = next() * list.reduce((sum, item) => sum + weight(item), 0);
      const index = list.findIndex((item) => {
        rest -= weight(item);
        return rest < 0;
      });
      return at(list, index < 0 ? list.length - 1 : index);
    },
    waiting: (mean) => -Math.log(1 - next()) * mean,
  };
}
