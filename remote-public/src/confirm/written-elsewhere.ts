import type { CustomerContract } from 'shared-api/entities';
import type { IntlShape } from 'shared-ui/intl';
import { type ConfirmedCustomer, labelledFields } from './customer-form';
import { messages } from './messages';

/** That somebody else has changed the contract, and what stands there where this form says something else. */
export function writtenElsewhere(intl: IntlShape, contract: CustomerContract, typed: ConfirmedCustomer): string {
  const theirs = labelledFields.flatMap(({ field, label }) => {
    const written = contract[field] ?? '';
    if (typeof written !== 'string' || written === (typed[field] ?? '')) return [];
    return [intl.formatMessage(messages.writtenThere, { field: intl.formatMessage(label), written })];
  });
  return theirs.length === 0
    ? intl.formatMessage(messages.changedMeanwhile)
    : intl.formatMessage(messages.changedMeanwhileTo, { written: intl.formatList(theirs, { type: 'unit' }) });
}
