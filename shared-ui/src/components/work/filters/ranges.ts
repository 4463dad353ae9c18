const BETWEEN = '..';

/** The two ends of "100..500"; an open one is empty. */
export function rangeOf(value: string): readonly [from: string, to: string] {
  const [from = '', to = ''] = value.split(BETWEEN);
  return [from, to];
}

/** "100..500"; empty when both ends are open. */
export function writeRange(from: string, to: string): string {
  return from || to ? `${from}${BETWEEN}${to}` : '';
}
