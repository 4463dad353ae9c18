import { contractStatuses, paymentMethods } from 'shared-api/domain';
import { contractSources, type Store } from 'shared-api/entities';
import { statusNames } from 'shared-ui/components';
import type { IntlShape, MessageDescriptor } from 'shared-ui/intl';
import type { FilterField, WhereClause } from 'shared-ui/work';
import { methodMessages } from '../labels/method.messages';
import type { ContractFilter } from './contract-query';
import { filterMessages as words } from './filters.messages';

/** A type of package by its code, for people. */
export interface TypeChoice {
  readonly value: string;
  readonly label: string;
}

interface Choices {
  /** Until they are there, or where there is one alone, an address still narrows the list by it. */
  readonly types: readonly TypeChoice[];
  readonly stores: readonly Store[];
  /** Whether the list shows the contracts of all dealers: then it also filters by campaign, and by what was deleted. */
  readonly allDealers: boolean;
}

/** A date that is there or not: yes means that it happened. */
function happened(field: ContractFilter): (value: string) => WhereClause<ContractFilter>[] {
  return (value) => [{ field, op: 'null', value: value === 'true' ? '0' : '1' }];
}

/** The filters that only a list of all dealers has. */
function allDealersFilters(word: (descriptor: MessageDescriptor) => string): FilterField<ContractFilter>[] {
  return [
    { kind: 'text', field: 'utm_source', label: word(words.utmSource) },
    { kind: 'text', field: 'utm_medium', label: word(words.utmMedium) },
    { kind: 'text', field: 'utm_campaign', label: word(words.utmCampaign) },
    {
      kind: 'choice',
      field: 'deleted',
      label: word(words.deleted),
      any: word(words.withoutDeleted),
      options: [
        { value: 'true,false', label: word(words.withDeleted) },
        { value: 'true', label: word(words.onlyDeleted) },
      ],
    },
  ];
}

/** Everything that the contract list can be narrowed by, in the order of its panel. */
export function contractFilters(
  intl: IntlShape,
  { types, stores, allDealers }: Choices,
): FilterField<ContractFilter>[] {
  const word = (descriptor: MessageDescriptor) => intl.formatMessage(descriptor);
  const options = <V extends string>(values: readonly V[], names: Record<V, MessageDescriptor>) =>
    values.map((value) => ({ value, label: word(names[value]) }));
  const yes = (field: ContractFilter, label: MessageDescriptor): FilterField<ContractFilter> => ({
    kind: 'yesNo',
    field,
    label: word(label),
    toWheres: happened(field),
  });

  const kinds = { care: words.care, rental: words.rental };
  const refunds = { due: words.refundDue, done: words.refundDone, unclear: words.refundUnclear };
  const requests = { open: words.requestOpen };
  const statements = { open: words.statementOpen, none: words.statementNone };
  const dealers = stores.map(({ store_uid, name }) => ({ value: store_uid, label: name }));
  return [
    { kind: 'multi', field: 'status', label: word(words.status), options: options(contractStatuses, statusNames) },
    { kind: 'multi', field: 'store_uid', label: word(words.store), options: dealers },
    {
      kind: 'choice',
      field: 'kind',
      label: word(words.kind),
      any: word(words.allOfThem),
      options: options(['care', 'rental'], kinds),
    },
    { kind: 'multi', field: 'type', label: word(words.type), options: types },
    { kind: 'numbers', field: 'days_left', label: word(words.daysLeft), unit: word(words.days) },
    { kind: 'dates', field: 'created_at', label: word(words.created) },
    { kind: 'dates', field: 'signed_at', label: word(words.signed) },
    { kind: 'dates', field: 'paid_at', label: word(words.paid) },
    {
      kind: 'multi',
      field: 'payment_method',
      label: word(words.method),
      options: options(paymentMethods, methodMessages),
    },
    { kind: 'money', field: 'total', label: word(words.total) },
    { kind: 'multi', field: 'source', label: word(words.source), options: options(contractSources, words) },
    { kind: 'choice', field: 'message', label: word(words.message), options: options(['failed'], words) },
    {
      kind: 'choice',
      field: 'request',
      label: word(words.request),
      any: word(words.allOfThem),
      options: options(['open'], requests),
    },
    {
      kind: 'choice',
      field: 'statement',
      label: word(words.statement),
      options: options(['open', 'none'], statements),
    },
    yes('declined_at', words.declined),
    yes('withdrawn_at', words.withdrawn),
    yes('signing_blocked_at', words.blocked),
    {
      kind: 'choice',
      field: 'refund',
      label: word(words.refund),
      options: options(['due', 'done', 'unclear'], refunds),
    },
    ...(allDealers ? allDealersFilters(word) : []),
  ];
}
