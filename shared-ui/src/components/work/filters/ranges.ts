import { fromMoneyText } from '../fields/money-text';

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

/** The ends of a range of amounts as the API takes them; addresses also hold whole euros. What is no amount stays as it is. */
export function moneyRangeOf(value: string): readonly [from: string, to: string] {
  const [from, to] = rangeOf(value);
  return [fromMoneyText(from) ?? from, fromMoneyText(to) ?? to];
}
