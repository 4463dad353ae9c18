import { fingerprintOf, formatMoney, parseMoney, usableMethods } from 'shared-api/domain';
import type { CustomerContract, IdentityRecord, OtpState, PaymentMismatch } from 'shared-api/entities';
import type { Contract, ShownContract } from '../contract.types';
import type { RecordedIdentity } from '../contracts.ports';
import { readFields } from '../fields/read-fields';
import type { Snapshots, StoreSnapshot } from '../snapshots';
import { amountsOf } from './amounts.view';
import { identityOf } from './identity.view';

type Maintenance = CustomerContract['maintenance'];

export interface ContractExtras {
  readonly otp: OtpState | null;
  readonly maintenance: Maintenance;
  readonly identity: RecordedIdentity | null;
  /** Whether the product has a card provider. */
  readonly takesCards: boolean;
}

interface CustomerExtras extends ContractExtras {
  readonly mismatches: readonly PaymentMismatch[];
  /** When a withdrawal was stated without the phone that nobody has answered yet. */
  readonly statedAt: Date | null;
}

/** Everything, for the holder of a grant and for the owner. */
export function fullContract(
  contract: ShownContract,
  frozen: Snapshots,
  now: Date,
  { mismatches, statedAt, ...extras }: CustomerExtras,
): CustomerContract {
  const mismatched = mismatchedCents(mismatches);
  return Object.assign(sharedContract(contract, frozen, now, extras), {
    view: 'full' as const,
    ...(mismatched > 0 && { mismatched_amount: formatMoney(mismatched) }),
    ...(statedAt && { withdrawal_stated_at: statedAt.toISOString() }),
  });
}

/** What the provider still has; of an unknown amount nothing can be told. */
function mismatchedCents(mismatches: readonly PaymentMismatch[]): number {
  return mismatches
    .filter(({ returned }) => !returned)
    .reduce((sum, { amount }) => sum + (amount === null ? 0 : (parseMoney(amount) ?? 0)), 0);
}

/** What customer and staff read alike. Put together by assigning: to spread as many fields takes three times as long. */
export function sharedContract(
  contract: ShownContract,
  { package_snapshot, store_snapshot }: Snapshots,
  now: Date,
  extras: ContractExtras,
): Omit<CustomerContract, 'view' | 'mismatched_amount' | 'withdrawal_stated_at'> {
  const { id, kind, title, excerpt, included, excluded, terms_version } = package_snapshot;
  return Object.assign(identityOf(contract, now), amountsOf(contract), readFields(contract), {
    mantenance_number: contract.mantenance_number,
    mantenance_duration: contract.mantenance_duration,
    mantenance_km: contract.mantenance_km,
    fullname: fullnameOf(contract),
    phone_verified: contract.phone_verified,
    email_verified: contract.email_verified,
    store: shownStore(store_snapshot, extras.takesCards),
    package: { id, kind, title, excerpt, included, excluded, terms_version },
    phone_by_staff: contract.phone_by_staff,
    signature_level: contract.signature_level,
    identity: recordedIdentityView(extras.identity),
    document_sha256: contract.document_sha256,
    fingerprint: contract.document_sha256 === null ? null : fingerprintOf(contract.document_sha256),
    otp: extras.otp,
    maintenance: extras.maintenance,
  });
}

/** What a customer reads of the dealer. */
export function shownStore(store: StoreSnapshot, takesCards: boolean): CustomerContract['store'] {
  const { store_uid, name, address, city, province, zip_code, phone, iban, opening_hours } = store;
  const payments_methods = usableMethods(store.payments_methods, iban, takesCards);
  return { store_uid, name, address, city, province, zip_code, phone, iban, opening_hours, payments_methods };
}

export function fullnameOf(contract: Pick<Contract, 'firstname' | 'lastname'>): string {
  return `${contract.firstname} ${contract.lastname}`.trim();
}

/** The record as API and page show it. */
function recordedIdentityView(identity: RecordedIdentity | null): IdentityRecord | null {
  if (identity === null) return null;
  const { sha256: _, ...shown } = identity;
  return shown;
}
