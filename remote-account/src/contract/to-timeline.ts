import type { ContractEventRecord, ContractEventType } from 'shared-api/entities';
import type { Status } from 'shared-ui/components';
import { formatDateTime, formatPhone } from 'shared-ui/format';
import type { IntlShape, MessageDescriptor } from 'shared-ui/intl';
import type { Delivery, TimelineItem } from 'shared-ui/work';
import { correctionOf } from './correction-of';
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

function titleOf({ type, data }: ContractEventRecord, intl: IntlShape): string {
  if (type === 'edited')
    return intl.formatMessage(changeIn(data) ?? eventMessages.edited, { service: Number(data.service) });
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
