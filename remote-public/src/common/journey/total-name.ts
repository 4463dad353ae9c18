import { formatMonths } from 'shared-ui/format';
import type { IntlShape } from 'shared-ui/intl';
import type { FunnelState } from '../funnel/funnel-state';
import { messages } from './messages';

/** "Totale, IVA inclusa"; of a rental, that the sum is for the whole time: "Canone totale, 12 mesi, IVA inclusa". */
export function totalName(kind: FunnelState['kind'], months: number, intl: IntlShape): string {
  return intl.formatMessage(messages.total, { kind, months: formatMonths(months) });
}
