import type { ContractEventRecord } from 'shared-api/entities';
import { formatDate, formatMoney } from 'shared-ui/format';
import type { IntlShape } from 'shared-ui/intl';
import { messages } from './history.messages';

/** Whether an event says what was paid, and when: the payment, or its correction. */
function tellsPayment({ type, data }: ContractEventRecord): boolean {
  return type === 'paid' || (type === 'edited' && Array.isArray(data.fields) && data.fields.includes('payment'));
}

function paymentIn({ data: { amount_cents, paid_at } }: ContractEventRecord) {
  return {
    amount: typeof amount_cents === 'number' ? formatMoney(amount_cents) : '',
    day: typeof paid_at === 'string' ? formatDate(paid_at) : '',
  };
}

/**
 * What a correction of the payment changed of sum and day, beside what was told before it.
 * @param former the events before it, oldest first
 * @returns undefined for whatever else happened, and where only its reference was another
 */
export function correctionOf(
  event: ContractEventRecord,
  former: readonly ContractEventRecord[],
  intl: IntlShape,
): string | undefined {
  if (event.type !== 'edited' || !tellsPayment(event)) return undefined;
  const last = former.findLast(tellsPayment);
  if (last === undefined) return undefined;
  const [was, is] = [paymentIn(last), paymentIn(event)];
  const lines = [
    was.amount !== is.amount && intl.formatMessage(messages.amountCorrected, { before: was.amount, after: is.amount }),
    was.day !== is.day && intl.formatMessage(messages.dayCorrected, { before: was.day, after: is.day }),
  ];
  return lines.filter(Boolean).join('. ') || undefined;
}
