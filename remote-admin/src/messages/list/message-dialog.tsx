import type { OutboxMessage } from 'shared-api/entities';
import { deliveryFailure } from 'shared-staff';
import { Button, chakra, Note, Text, TextLink } from 'shared-ui';
import { DateText, FieldCell, FieldGrid } from 'shared-ui/components';
import { formatNumber } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Dialog } from 'shared-ui/overlays';
import { paths } from '../../common/paths';
import { costText } from '../labels/cost-text';
import { purposeName, StatusTag } from '../labels/message-labels';
import { channelNames } from '../labels/messages';
import { providerText } from '../labels/provider-text';
import { receiverOf } from './message-list';
import { messages } from './messages';
import { useRetry } from './use-retry';

const Body = chakra('div', {
  base: {
    marginTop: '16px',
    padding: '16px',
    bg: 'bg.muted',
    textStyle: 'small',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

const moment = (at: string | null) => (at === null ? '–' : <DateText value={at} as="dateTime" />);

/** A message with its text as it is kept, and what became of it. */
export function MessageDialog({ message, onClose }: { message: OutboxMessage; onClose(): void }) {
  const intl = useIntl();
  const retry = useRetry();
  const word = (name: keyof typeof messages) => intl.formatMessage(messages[name]);
  const { contract, store, error, retryable } = message;
  return (
    <Dialog
      open
      onClose={onClose}
      title={purposeName(message.template, intl)}
      footer={
        retryable && (
          <Button
            look="solid"
            loading={retry.isPending}
            onClick={() => retry.mutate(message.id, { onSuccess: onClose })}
          >
            <FormattedMessage {...messages.retry} />
          </Button>
        )
      }
    >
      {error && (
        <Note tone="error" marginBottom="16px">
          <strong>{word('error')}</strong>
          <br />
          {deliveryFailure(error, intl)}
        </Note>
      )}
      <FieldGrid>
        <FieldCell label={word('statuses')}>
          <StatusTag status={message.status} />
        </FieldCell>
        <FieldCell label={word('channel')}>{intl.formatMessage(channelNames[message.channel])}</FieldCell>
        <FieldCell label={word('to')}>{receiverOf(message)}</FieldCell>
        <FieldCell label={word('created')}>{moment(message.created_at)}</FieldCell>
        <FieldCell label={word('sent')}>{moment(message.sent_at)}</FieldCell>
        <FieldCell label={word('delivered')}>{moment(message.delivered_at)}</FieldCell>
        <FieldCell label={word('attempts')}>{formatNumber(message.attempts)}</FieldCell>
        <FieldCell label={word('provider')}>{providerText(message.provider, intl)}</FieldCell>
        <FieldCell label={word('cost')}>{costText(message, intl)}</FieldCell>
        <FieldCell span={6} label={word('contract')}>
          {contract ? <TextLink to={paths.contract(contract.contract_uid)}>{contract.code}</TextLink> : '–'}
        </FieldCell>
        <FieldCell span={6} label={word('store')}>
          {store ? <TextLink to={paths.store(store.store_uid)}>{store.name}</TextLink> : '–'}
        </FieldCell>
        {message.subject && (
          <FieldCell span={12} label={word('subject')}>
            {message.subject}
          </FieldCell>
        )}
      </FieldGrid>
      <Body tabIndex={0} role="group" aria-label={word('body')}>
        {message.body || <Text muted>{word('bodyGone')}</Text>}
      </Body>
    </Dialog>
  );
}
