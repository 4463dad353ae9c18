import type { OutboxMessage } from 'shared-api/entities';
import type { IntlShape } from 'shared-ui/intl';
import { costMessages } from './messages';

/** An SMS costs some hundredths of a cent that count over thousands of them. */
const euro = new Intl.NumberFormat('it-IT', {
  style: 'currency',
  currency: 'EUR',
  useGrouping: 'always',
  maximumFractionDigits: 6,
});

/** "0.0412" as "0,0412 €". */
function formatCost(cost: string): string {
  return euro.format(Number(cost));
}

/** What a message cost; nothing before it left, and "non noto" where nobody told what an SMS costs. */
export function costText({ cost, sent_at }: Pick<OutboxMessage, 'cost' | 'sent_at'>, intl: IntlShape): string {
  if (cost !== null) return formatCost(cost);
  return sent_at === null ? '–' : intl.formatMessage(costMessages.unknown);
}
