import type { ReactNode } from 'react';
import { adminOperations } from 'shared-api/contracts';
import { messageStatuses, type OutboxMessage } from 'shared-api/entities';
import { deliveryFailure } from 'shared-staff';
import { Button, chakra, EmptyState, TextLink } from 'shared-ui';
import { Cut, DateText } from 'shared-ui/components';
import { formatNumber, formatPhone } from 'shared-ui/format';
import { FormattedMessage, type IntlShape, useIntl } from 'shared-ui/intl';
import { type FilterField, RowCard } from 'shared-ui/work';
import { columnsOf, defineList, type FilterOf } from '../../common/lists/define-list';
import { When } from '../../common/lists/when';
import { paths } from '../../common/paths';
import { costText } from '../labels/cost-text';
import { purposeName, StatusTag } from '../labels/message-labels';
import { channelNames, purposeNames, statusNames } from '../labels/messages';
import { providerText } from '../labels/provider-text';
import { messages } from './messages';
import { outboxKey } from './use-retry';

/** The outbox; what a message is for opens its text. */
export const messageList = defineList({
  key: () => outboxKey,
  fetch: (api, query, options) => api.bind(adminOperations).listMessages({ query }, options),
  label: messages.title,
  search: messages.search,
  views: 'admin-messages',
  sort: '-created_at',
  columns: messageColumns,
  lead: 'purpose',
  hidden: ['sent_at', 'store'],
  wideFrom: 1100,
  onlyWide: ['channel', 'attempts', 'provider', 'cost', 'store', 'sent_at'],
  filters: messageFilters,
  choiceOf: (_, { store }) => ({ value: store?.store_uid ?? null, label: store?.name ?? '' }),
  selfNamed: ['contract_code'],
  rowId: ({ id }) => id,
  rowName: ({ template }, intl) => purposeName(template, intl),
  card: (message, menu, onOpen) => <MessageCard message={message} onOpen={onOpen} menu={menu} />,
  nothing: (
    <EmptyState title={<FormattedMessage {...messages.empty} />}>
      <FormattedMessage {...messages.emptyAdvice} />
    </EmptyState>
  ),
});

const Moment = chakra('span', { base: { textStyle: 'caption', color: 'fg.muted' } });

interface MessageCardProps {
  message: OutboxMessage;
  onOpen(message: OutboxMessage): void;
  menu: ReactNode;
}

/** A message on a phone. */
function MessageCard({ message, onOpen, menu }: MessageCardProps) {
  const intl = useIntl();
  return (
    <RowCard
      top={<StatusTag status={message.status} />}
      topEnd={
        <Moment>
          <DateText value={message.created_at} as="dateTime" />
        </Moment>
      }
      title={
        <Button look="link" size="control" onClick={() => onOpen(message)}>
          {purposeName(message.template, intl)}
        </Button>
      }
      titleEnd={intl.formatMessage(channelNames[message.channel])}
      foot={<Cut quiet text={receiverOf(message)} />}
      footEnd={menu}
    />
  );
}

/** Why a message failed is what one looks for in the list: it takes two lines rather than being cut. */
const Reason = chakra('span', { base: { display: 'block', textStyle: 'caption', color: 'fg.muted' } });

/** Whom it goes to: a number as it is dialled, an address as it is. */
export function receiverOf({ channel, to }: Pick<OutboxMessage, 'channel' | 'to'>): string {
  if (to === '') return '–';
  return channel === 'sms' ? formatPhone(to) : to;
}

/** The outbox's columns; what a message is for leads to its text. */
function messageColumns(intl: IntlShape, onOpen: (row: OutboxMessage) => void) {
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
          {error && <Reason>{deliveryFailure(error, intl)}</Reason>}
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
      cell: ({ provider }) => <Cut text={providerText(provider, intl)} />,
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

type MessageFilter = FilterOf<typeof adminOperations.listMessages>;

/** Everything that messages can be narrowed by, in the order of its panel. */
function messageFilters(intl: IntlShape): FilterField<MessageFilter>[] {
  const word = (name: keyof typeof messages) => intl.formatMessage(messages[name]);
  return [
    {
      kind: 'multi',
      field: 'status',
      label: word('statuses'),
      options: messageStatuses.map((status) => ({ value: status, label: intl.formatMessage(statusNames[status]) })),
    },
    {
      kind: 'choice',
      field: 'channel',
      label: word('channel'),
      options: (['sms', 'email'] as const).map((channel) => ({
        value: channel,
        label: intl.formatMessage(channelNames[channel]),
      })),
    },
    {
      kind: 'choice',
      field: 'template',
      label: word('purpose'),
      options: Object.keys(purposeNames).map((purpose) => ({ value: purpose, label: purposeName(purpose, intl) })),
    },
    { kind: 'dates', field: 'created_at', label: word('created') },
    { kind: 'dates', field: 'sent_at', label: word('sent') },
    { kind: 'choice', field: 'contract_code', label: word('contract'), options: [] },
    { kind: 'choice', field: 'store_uid', label: word('store'), options: [] },
  ];
}
