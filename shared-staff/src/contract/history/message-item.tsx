import type { ReactNode } from 'react';
import type { OutboxMessage } from 'shared-api/entities';
import { Button, chakra } from 'shared-ui';
import { useIdempotencyKey } from 'shared-ui/data';
import { formatTime, romeDay } from 'shared-ui/format';
import { FormattedMessage, type IntlShape, useIntl } from 'shared-ui/intl';
import { useMutation, useQueryClient } from 'shared-ui/query';
import type { Delivery, TimelineItem } from 'shared-ui/work';
import { useBackOffice } from '../../common/back-office/back-office-provider';
import { deliveryFailure } from '../../common/labels/delivery-failure';
import { messageMessages as words } from './message.messages';
import { shortWhen } from './short-when';

/** Sends a message that did not arrive once more. */
function RetryButton({ uid, id, name }: { uid: string; id: string; name: string }) {
  const { calls, keys } = useBackOffice();
  const intl = useIntl();
  const client = useQueryClient();
  const withKey = useIdempotencyKey();
  const retry = useMutation({
    mutationFn: () => withKey(id, (idempotencyKey) => calls.retryMessage({ params: { id } }, { idempotencyKey })),
    onSettled: () => client.invalidateQueries({ queryKey: keys.messages(uid) }),
  });
  return (
    <Button
      look="link"
      size="control"
      aria-label={intl.formatMessage(words.retryNamed, { name })}
      loading={retry.isPending}
      onClick={() => retry.mutate()}
    >
      <FormattedMessage {...words.retry} />
    </Button>
  );
}

const purposes = {
  'contract-created': words.created,
  'contract-link': words.link,
  'choose-payment': words.choosePayment,
  'signing-code': words.signingCode,
  'access-code': words.accessCode,
  'old-phone-code': words.phoneCode,
  'new-phone-code': words.phoneCode,
  'contract-phone-changed': words.phoneChanged,
  'contract-signed': words.signed,
  'payment-instructions': words.instructions,
  'payment-mismatch': words.mismatch,
  'payment-receipt': words.receipt,
  'payment-receipt-corrected': words.correctedReceipt,
  'contract-cancelled': words.cancelled,
  'store-moved': words.storeMoved,
  'withdrawal-receipt': words.withdrawal,
  'withdrawal-statement': words.statement,
  'withdrawal-answered': words.statementAnswered,
  'withdrawal-closed': words.statementClosed,
  refund: words.refund,
  reminder: words.reminder,
  'service-due': words.serviceDue,
  'request-received': words.requestReceived,
  'request-answered': words.requestAnswered,
  'request-answer-changed': words.answerChanged,
} as const;

/** Whoever states a withdrawal without the phone is answered where they wrote from, not at the contract's address. */
const toWhoStated: readonly string[] = ['withdrawal-statement', 'withdrawal-answered', 'withdrawal-closed'];

function isKnown(purpose: string): purpose is keyof typeof purposes {
  return purpose in purposes;
}

/** "SMS con il link", "E-mail con le istruzioni"; one that has no name here is called by its channel. */
export function messageName({ channel, template }: Pick<OutboxMessage, 'channel' | 'template'>, intl: IntlShape) {
  const name = intl.formatMessage(channel === 'sms' ? words.sms : words.email);
  return isKnown(template) ? intl.formatMessage(purposes[template], { channel: name }) : name;
}

/** "Non consegnato: servizio non raggiungibile". */
function failedText(channel: OutboxMessage['channel'], error: string | null, intl: IntlShape) {
  if (error === null) return intl.formatMessage(words.failed, { channel });
  const told = deliveryFailure(error, intl, channel);
  return intl.formatMessage(words.failedBecause, { channel, reason: told.charAt(0).toLowerCase() + told.slice(1) });
}

/** "Consegnato 18:02", with the day where it is another than the sending's. */
export function deliveryOf(message: OutboxMessage, intl: IntlShape, today: string): Delivery {
  const { status, channel, delivered_at, error, created_at } = message;
  switch (status) {
    case 'delivered': {
      const sameDay = delivered_at !== null && romeDay(delivered_at) === romeDay(created_at);
      const when = delivered_at === null ? '' : sameDay ? formatTime(delivered_at) : shortWhen(delivered_at, today);
      return { state: 'success', text: intl.formatMessage(words.delivered, { channel, when }) };
    }
    case 'failed':
      return { state: 'error', text: failedText(channel, error, intl) };
    case 'sent':
      return { state: 'waiting', text: intl.formatMessage(words.sent, { channel }) };
    case 'queued':
      return { state: 'waiting', text: intl.formatMessage(words.queued) };
    case 'voided':
      return { state: 'stopped', text: intl.formatMessage(words.voided, { channel }) };
  }
}

/** An SMS or e-mail of the contract with its delivery; one that failed can be sent again. */
export function messageItem(uid: string, message: OutboxMessage, intl: IntlShape, today: string): TimelineItem {
  const name = messageName(message, intl);
  const retry: ReactNode = message.retryable ? <RetryButton uid={uid} id={message.id} name={name} /> : undefined;
  const isStatement = toWhoStated.includes(message.template);
  return {
    key: message.id,
    title: <chakra.b>{name}</chakra.b>,
    when: shortWhen(message.created_at, today),
    delivery: deliveryOf(message, intl, today),
    detail: isStatement ? (
      <>
        {message.to} {retry}
      </>
    ) : (
      retry
    ),
  };
}
