import type { OutboxMessage } from 'shared-api/entities';
import { Button, chakra, TextLink } from 'shared-ui';
import { Cut } from 'shared-ui/components';
import { formatNumber, formatPhone } from 'shared-ui/format';
import type { IntlShape } from 'shared-ui/intl';
import { columnsOf } from '../../common/lists/define-list';
import { When } from '../../common/lists/when';
import { paths } from '../../common/paths';
import { channelNames } from '../labels/channel.messages';
import { costText } from '../labels/cost-text';
import { failureText } from '../labels/failure-text';
import { purposeName } from '../labels/purpose-name';
import { StatusTag } from '../labels/status-tag';
import { messages } from './messages';

/** Why a message failed is what one looks for in the list: it takes two lines rather than being cut. */
const Reason = chakra('span', { base: { display: 'block', textStyle: 'caption', color: 'fg.muted' } });

/** Whom it goes to: a number as it is dialled, an address as it is. */
export function receiverOf({ channel, to }: Pick<OutboxMessage, 'channel' | 'to'>): string {
  if (to === '') return '–';
  return channel === 'sms' ? formatPhone(to) : to;
}

/** The outbox's columns; what a message is for leads to its text. */
export function messageColumns(intl: IntlShape, onOpen: (row: OutboxMessage) => void) {
  const word = (name: keyof typeof messages) => intl.formatMessage(messages[name]);
  return columnsOf<OutboxMessage>()([
    {
      key: 'created_at',
      header: word('created'),
      sort: 'created_at',
      width: 176,
      cell: ({ created_at }) => <When at={created_at} />,
    },
    {
      key: 'purpose',
      header: word('purpose'),
      width: 216,
      cell: (row) => (
        <Button look="link" size="control" textAlign="start" onClick={() => onOpen(row)}>
          {purposeName(row.template, intl)}
        </Button>
      ),
    },
    {
      key: 'channel',
      header: word('channel'),
      width: 72,
      cell: ({ channel }) => intl.formatMessage(channelNames[channel]),
    },
    { key: 'to', header: word('to'), cut: 200, cell: (row) => <Cut text={receiverOf(row)} /> },
    {
      key: 'status',
      header: word('statuses'),
      sort: 'status',
      cut: 168,
      cell: ({ status, error }) => (
        <>
          <StatusTag status={status} />
          {error && <Reason>{failureText(error, intl)}</Reason>}
        </>
      ),
    },
    {
      key: 'attempts',
      header: word('attempts'),
      sort: 'attempts',
      width: 88,
      align: 'end',
      cell: ({ attempts }) => formatNumber(attempts),
    },
    {
      key: 'provider',
      header: word('provider'),
      cut: 104,
      cell: ({ provider }) => <Cut text={provider === 'inbox' ? word('trialBox') : (provider ?? '–')} />,
    },
    {
      key: 'cost',
      header: word('cost'),
      width: 96,
      align: 'end',
      cell: (message) => costText(message, intl),
    },
    {
      key: 'contract',
      header: word('contract'),
      width: 128,
      cell: ({ contract }) =>
        contract === null ? (
          '–'
        ) : (
          <TextLink code to={paths.contract(contract.contract_uid)}>
            {contract.code}
          </TextLink>
        ),
    },
    {
      key: 'store',
      header: word('store'),
      width: 176,
      cell: ({ store }) => (store === null ? '–' : <TextLink to={paths.store(store.store_uid)}>{store.name}</TextLink>),
    },
    { key: 'sent_at', header: word('sent'), sort: 'sent_at', width: 176, cell: ({ sent_at }) => <When at={sent_at} /> },
  ]);
}
