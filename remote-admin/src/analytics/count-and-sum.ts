import { formatMoney } from 'shared-ui/format';
import type { IntlShape } from 'shared-ui/intl';
import { messages } from './messages';

/** "23 contratti, 24.319,00 €". */
export function countAndSum(intl: IntlShape, count: number, price: string): string {
  return intl.formatMessage(messages.countAndSum, { count, sum: formatMoney(price) });
}
