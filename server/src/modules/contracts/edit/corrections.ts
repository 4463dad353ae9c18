import type { contractEdit, signing } from 'shared-api/entities';
import type * as z from 'zod/mini';
import { invalid } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import type { Contract, ContractChange } from '../contract.types';
import { contractMessages } from '../contracts.messages';
import { correctedFields } from '../fields/stated-fields';
import { storeSnapshot } from '../snapshots';

export type Corrections = Omit<z.output<typeof contractEdit>, 'package_id' | 'store_uid' | 'total' | 'utms'> &
  Partial<Pick<z.output<typeof signing>, 'general' | 'marketing' | 'survey'>>;

/**
 * What a correction changes: a field that was left out keeps what is stored, an optional text may be emptied. A new
 * phone or e-mail is not verified yet, and another name, tax code or phone not identified.
 * @throws Refusal `validation` when the customer changes a phone that staff wrote: it takes a code on both numbers
 */
export function changeOf(contract: Contract, corrections: Corrections, correction: Correction): ContractChange {
  const change: ContractChange = correctedFields(corrections);
  if (change.phone !== undefined && change.phone !== contract.phone)
    Object.assign(change, changedPhone(contract, change.phone, correction));
  if (change.email !== undefined && change.email !== contract.email) change.email_verified = false;
  if (isOtherPerson(contract, change)) change.signature_level = 'FES';
  return change;
}

/** Who changes a number, and when; `codes` is a customer who proved to hold the old and the new one. */
export interface Correction {
  readonly by: 'customer' | 'staff' | 'codes';
  readonly at: Date;
}

/**
 * What another phone changes besides itself: whoever answers there was not identified (decisions.md, Amendments).
 * @throws Refusal `validation` when it is not the customer's to change alone
 */
export function changedPhone(contract: Contract, phone: string, { by, at }: Correction): ContractChange {
  if (by === 'customer' && contract.phone_by_staff) {
    const { name: store, phone: storePhone } = storeSnapshot.parse(contract.store_snapshot);
    throw invalid({ phone: [t(contractMessages.phoneOfStaff, { store, phone: storePhone })] });
  }
  return {
    phone_verified: by === 'codes',
    phone_by_staff: by !== 'customer' && phone !== '',
    phone_changed_at: at,
    signature_level: 'FES',
  };
}

/** Whom the dealer identified is somebody else now: by name, or by the tax code that stood there. */
function isOtherPerson({ signature_level, firstname, lastname, tax_code }: Contract, change: ContractChange): boolean {
  const isOtherName = (change.firstname ?? firstname) !== firstname || (change.lastname ?? lastname) !== lastname;
  const isOtherCode = tax_code !== null && change.tax_code !== undefined && change.tax_code !== tax_code;
  return signature_level === 'FEA' && (isOtherName || isOtherCode);
}

/** Only what differs from what is stored, for the history's details. */
export function differences(
  contract: Contract,
  change: ContractChange,
): { before: ContractChange; after: ContractChange } | null {
  const fields = Object.entries(change).filter(([field, value]) => Reflect.get(contract, field) !== value);
  if (fields.length === 0) return null;
  return {
    before: Object.fromEntries(fields.map(([field]) => [field, Reflect.get(contract, field)])),
    after: Object.fromEntries(fields),
  };
}
