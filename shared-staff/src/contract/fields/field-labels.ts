import { contractFieldRules, isContractField } from 'shared-api/entities';
import { contractFieldLabels } from 'shared-api/messages';
import type { IntlShape, MessageDescriptor } from 'shared-ui/intl';
import { messages } from './messages';

/** What else of a contract can be corrected, or follows from a correction. */
const otherLabels: Readonly<Record<string, MessageDescriptor>> = {
  package_id: messages.pack,
  store_uid: messages.store,
  association_code: messages.association,
  package: messages.pack,
  store: messages.store,
  total: messages.total,
  amount: messages.amount,
  paid_at: messages.paidOn,
  payment_reference: messages.reference,
  payment_note: messages.note,
};

/** Whether people are told that this changed. */
export function isCompared(name: string): boolean {
  return isContractField(name) ? contractFieldRules[name].compared : Object.hasOwn(otherLabels, name);
}

/** A field's name in Italian; one that has none keeps its own. */
export function fieldLabel(name: string, intl: IntlShape): string {
  const label = isContractField(name) ? contractFieldLabels[name] : otherLabels[name];
  return label === undefined ? name : intl.formatMessage(label);
}
