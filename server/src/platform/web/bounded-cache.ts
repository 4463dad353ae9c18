/** Remembers what was made last, up to a number; what could not be made is not remembered. */
export interface BoundedCache<V> {
  getOrMake(key: string, make: () => Promise<V | null>): Promise<V | null>;
}

export function createBoundedCache<V>(most: number): BoundedCache<V> {
  const known = new Map<string, Promise<V | null>>();
  return {
    getOrMake(key, make) {
      const found = known.get(key);
      if (found !== undefined) return found;
      const forget = () => {
        if (known.get(key) === making) known.delete(key);
      };
      const making = make();
      making.then((value) => value === null && forget(), forget);
      known.set(key, making);
      const [oldest] = known.keys();
      if (known.size > most && oldest !== undefined) known.delete(oldest);
      return making;
    },
  };
}
