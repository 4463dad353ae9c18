import type { ReactNode } from 'react';
import type { ContractEventRecord, ContractEventType } from 'shared-api/entities';
import type { Status } from 'shared-ui/components';
import { formatFingerprint, formatMoney } from 'shared-ui/format';
import { FormattedMessage, type IntlShape } from 'shared-ui/intl';
import type { TimelineItem } from 'shared-ui/work';
import { methodMessages } from '../../common/labels/method.messages';
import { EditDetail } from './edit-detail';
import { editWording } from './edit-wording';
import { eventMessages } from './event.messages';
import { shortWhen } from './short-when';

const bold = (words: ReactNode[]) => <b key="b">{words}</b>;

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The status that an event leads to, where it is a change of status. */
function statusOf({ type, data }: ContractEventRecord): Status | undefined {
  switch (type) {
    case 'created':
      return 'DRAFT';
    case 'sent':
      return data.status === 'AVAIABLE' ? 'AVAIABLE' : undefined;
    case 'code_sent':
      return data.purpose === 'signing' ? 'PENDING' : undefined;
    case 'signed':
      return 'SIGNED';
    case 'filled':
      return 'FILLED';
    case 'paid':
      return 'PAID';
    default:
      return undefined;
  }
}

/** Why it was deleted: as somebody wrote it, or what the system means where it deletes by itself or with an account. */
function deletionReason({ actor, data }: ContractEventRecord): ReactNode {
  const reason = textOf(data.reason);
  if (reason === 'expired') return <FormattedMessage {...eventMessages.expired} />;
  if (reason === 'erasure') return <FormattedMessage {...eventMessages.erasure} values={{ actor }} />;
  return reason || undefined;
}

/** Of which contract it is the renewal, or a copy. */
function originOf({ renewed_from, copied_from }: ContractEventRecord['data']): ReactNode {
  const [renewed, copied] = [textOf(renewed_from), textOf(copied_from)];
  if (renewed) return <FormattedMessage {...eventMessages.renewal} values={{ code: renewed }} />;
  return copied ? <FormattedMessage {...eventMessages.copy} values={{ code: copied }} /> : undefined;
}

/** Under the title: what was corrected, which document, how much. */
function detailOf(event: ContractEventRecord): ReactNode {
  const { type, data } = event;
  const cents = typeof data.amount_cents === 'number' ? formatMoney(data.amount_cents) : undefined;
  switch (type) {
    case 'created':
      return originOf(data);
    case 'edited':
      return <EditDetail data={data} />;
    case 'declined':
      return textOf(data.reason) || undefined;
    case 'deleted':
      return deletionReason(event);
    case 'signed': {
      const sha256 = textOf(data.document_sha256);
      if (sha256 === '') return undefined;
      return <FormattedMessage {...eventMessages.fingerprint} values={{ fingerprint: formatFingerprint(sha256) }} />;
    }
    case 'paid':
      return cents;
    case 'refund_due':
    case 'refunded':
      return [cents, textOf(data.reason)].filter(Boolean).join(': ') || undefined;
    default:
      return undefined;
  }
}

/** A link of the contract's chain as the timeline of `today` shows it; messages have their own items. */
export function eventItem(event: ContractEventRecord, intl: IntlShape, today: string): TimelineItem | null {
  if (event.type === 'message') return null;
  const { data } = event;
  const [by, method] = [textOf(data.by), textOf(data.payment_method)];
  const title = eventMessages[wordingOf(event.type, data)];
  return {
    key: event.id,
    title: (
      <FormattedMessage
        {...title}
        values={{
          b: bold,
          actor: event.actor,
          who: by,
          named: by ? 'yes' : 'no',
          service: typeof data.service === 'number' ? data.service : '',
          method: isMethod(method) ? intl.formatMessage(methodMessages[method]).toLowerCase() : '',
        }}
      />
    ),
    detail: detailOf(event),
    when: shortWhen(event.at, today),
    status: statusOf(event),
  };
}

/**
 * What is told otherwise than its type says: a code that signs nothing, an edit that corrects nothing, money that pays no
 * contract or went back unasked.
 */
function wordingOf(type: Exclude<ContractEventType, 'message'>, data: ContractEventRecord['data']) {
  if (type === 'code_sent' && data.purpose !== 'signing') return 'access_code_sent';
  if (type === 'edited') return editWording(data);
  if (data.mismatch_id === undefined) return type;
  if (type === 'refunded') return 'mismatch_refunded';
  if (data.outcome === 'kept') return data.returned ? 'mismatch_explained' : 'mismatch_kept';
  return data.returned ? 'mismatch_returned' : 'mismatch_received';
}

function isMethod(text: string): text is keyof typeof methodMessages {
  return text in methodMessages;
}
