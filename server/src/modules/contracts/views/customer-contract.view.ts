import { fingerprintOf, usableMethods } from 'shared-api/domain';
import type { CustomerContract, OtpState } from 'shared-api/entities';
import type { Contract } from '../contract.types';
import { readFields } from '../fields/read-fields';
import { identityView, type RecordedIdentity } from '../identity/identity-of';
import { packageSnapshot, type StoreSnapshot, storeSnapshot } from '../snapshots';
import { amountsOf } from './amounts.view';
import { identityOf } from './identity.view';

type Maintenance = CustomerContract['maintenance'];

export interface ContractExtras {
  readonly otp: OtpState | null;
  readonly maintenance: Maintenance;
  readonly identity: RecordedIdentity | null;
}

/** Everything, for the holder of a grant and for the owner. */
export function fullContract(contract: Contract, now: Date, extras: ContractExtras): CustomerContract {
  const { id, kind, title, excerpt, included, excluded } = packageSnapshot.parse(contract.package_snapshot);
  return {
    view: 'full',
    ...identityOf(contract, now),
    ...amountsOf(contract),
    mantenance_number: contract.mantenance_number,
    mantenance_duration: contract.mantenance_duration,
    mantenance_km: contract.mantenance_km,
    ...readFields(contract),
    fullname: fullnameOf(contract),
    phone_verified: contract.phone_verified,
    email_verified: contract.email_verified,
    store: shownStore(storeSnapshot.parse(contract.store_snapshot)),
    package: { id, kind, title, excerpt, included, excluded },
    phone_by_staff: contract.phone_by_staff,
    signature_level: contract.signature_level,
    identity: identityView(extras.identity),
    document_sha256: contract.document_sha256,
    fingerprint: contract.document_sha256 === null ? null : fingerprintOf(contract.document_sha256),
    otp: extras.otp,
    maintenance: extras.maintenance,
  };
}

/** What a customer reads of the dealer. */
export function shownStore(store: StoreSnapshot): CustomerContract['store'] {
  const { store_uid, name, address, city, province, zip_code, phone, iban, opening_hours } = store;
  const payments_methods = usableMethods(store.payments_methods, iban);
  return { store_uid, name, address, city, province, zip_code, phone, iban, opening_hours, payments_methods };
}

export function fullnameOf(contract: Pick<Contract, 'firstname' | 'lastname'>): string {
  return `${contract.firstname} ${contract.lastname}`.trim();
}
