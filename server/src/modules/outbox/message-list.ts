import { sql } from 'drizzle-orm';
import type { adminOperations, managerCounter } from 'shared-api/contracts';
import { messageStatuses } from 'shared-api/entities';
import type { RequestOf } from 'shared-api/kernel';
import { messages } from '../../platform/db/schema';
import {
  byColumn,
  byText,
  choiceField,
  type Field,
  type Filterable,
  instantField,
  type Sortable,
  textField,
  uidField,
} from '../../platform/list';
import { contracts } from '../contracts';

type Lists = typeof managerCounter.listMessages | typeof adminOperations.listMessages;
type FilterName = RequestOf<Lists>['query']['wheres'][number]['field'];

/** One that is being handed over is still queued to whoever looks. */
export const shownStatus = sql<(typeof messageStatuses)[number]>`case
  when ${messages.status} = 'sending' then 'queued' else ${messages.status} end`;

/** By what is written down, as the indexes have it. */
const status: Field = {
  ...choiceField(shownStatus, messageStatuses),
  equals: (value) => {
    if (value === 'queued') return sql`${messages.status} in ('queued', 'sending')`;
    return messageStatuses.some((known) => known === value) ? sql`${messages.status} = ${value}` : null;
  },
};

/** What messages can be filtered, searched and put in order by; recipients are encrypted, so their contract is searched. */
export const messageList = {
  fields: {
    status,
    channel: choiceField(messages.channel, ['sms', 'email']),
    template: textField(messages.purpose),
    store_uid: uidField(messages.store_uid),
    contract_uid: textField(contracts.contract_uid),
    contract_code: textField(contracts.code),
    provider: textField(messages.provider),
    created_at: instantField(messages.created_at),
    sent_at: instantField(messages.sent_at),
  },
  search: contracts.search,
  sorts: {
    created_at: byColumn(messages.created_at),
    sent_at: byColumn(messages.sent_at),
    status: byText(shownStatus),
    attempts: byColumn(messages.attempts),
  },
  defaultSort: '-created_at',
  id: messages.id,
} as const satisfies Filterable<FilterName> & Sortable;
