import { lazily } from './lazily';
import { withMinus } from './number';

const euro = lazily(
  () => new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR', useGrouping: 'always' }),
);

/**
 * An amount as people read it: "1234.56" to "1.234,56 €".
 * @param amount the API's decimal string, or integer cents.
 */
export function formatMoney(amount: string | number): string {
  return withMinus(euro().format(typeof amount === 'number' ? amount / 100 : Number(amount)));
}

/** The API's "1234.56" to 123456 integer cents, so that sums are exact. */
export function moneyToCents(amount: string): number {
  return Math.round(Number(amount) * 100);
}
