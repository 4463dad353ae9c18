import type { ContractEventRecord, ContractEventType } from 'shared-api/entities';
import type { Status } from 'shared-ui/components';
import { formatDate, formatDateTime, formatMoney, formatPhone } from 'shared-ui/format';
import type { IntlShape, MessageDescriptor } from 'shared-ui/intl';
import type { Delivery, TimelineItem } from 'shared-ui/work';
import { eventMessages, messages } from './history.messages';

/** The events that change the status, and to which. */
const statusAfter: Partial<Record<ContractEventType, Status>> = {
  created: 'DRAFT',
  sent: 'AVAIABLE',
  signed: 'SIGNED',
  filled: 'FILLED',
  paid: 'PAID',
};

/** A link that was sent anew leaves the status as it is, and the event says so. */
function statusOf({ type, data }: ContractEventRecord): Status | undefined {
  if (type === 'sent' && data.status !== undefined && data.status !== 'AVAIABLE') return undefined;
  return statusAfter[type];
}

const told = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What became of a message, by the outbox's words; what has not left yet waits. */
const deliveries: Record<string, { state: Delivery['state']; text: MessageDescriptor }> = {
  sent: { state: 'success', text: messages.sent },
  delivered: { state: 'success', text: messages.delivered },
  failed: { state: 'error', text: messages.failed },
  voided: { state: 'stopped', text: messages.voided },
};

function deliveryOf(status: unknown, intl: IntlShape): Delivery {
  const { state, text } = deliveries[told(status)] ?? { state: 'waiting', text: messages.queued };
  return { state, text: intl.formatMessage(text) };
}

const consents: readonly unknown[] = ['general', 'marketing', 'survey'];

/** What an edit was, or what weighs most among its fields; undefined where all are a person's or a car's data. */
function changeIn({ fields, identity_sha256 }: ContractEventRecord['data']): MessageDescriptor | undefined {
  if (!Array.isArray(fields)) return undefined;
  if (identity_sha256 !== undefined) return messages.identityRecorded;
  if (fields.includes('maintenance')) return messages.serviceDone;
  if (fields.includes('payment')) return messages.paymentCorrected;
  if (fields.length > 0 && fields.every((field) => consents.includes(field))) return messages.consentsGiven;
  const tells = (...names: readonly string[]) => names.some((name) => fields.includes(name));
  if (tells('store', 'store_uid')) return messages.storeChanged;
  return tells('package', 'package_id') ? messages.packageChanged : undefined;
}

function titleOf({ type, data, actor }: ContractEventRecord, intl: IntlShape): string {
  if (type === 'edited')
    return intl.formatMessage(changeIn(data) ?? eventMessages.edited, { service: Number(data.service) });
  if (type === 'method_saved' && (actor === 'manager' || actor === 'admin'))
    return intl.formatMessage(messages.methodRecorded);
  if (type !== 'message') return intl.formatMessage(eventMessages[type]);
  return data.channel === 'sms'
    ? intl.formatMessage(messages.sms, { to: formatPhone(told(data.to)) })
    : intl.formatMessage(messages.email, { subject: told(data.subject) });
}

/** A contract's events, as they come (oldest first), for a timeline that begins with the newest. */
export function toTimeline(events: readonly ContractEventRecord[], intl: IntlShape): TimelineItem[] {
  return events
    .map((event, place) => ({
      key: event.id,
      title: titleOf(event, intl),
      detail: correctionOf(event, events.slice(0, place), intl),
      when: formatDateTime(event.at),
      status: statusOf(event),
      ...(event.type === 'message' ? { delivery: deliveryOf(event.data.status, intl) } : {}),
    }))
    .reverse();
}

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
function correctionOf(
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
