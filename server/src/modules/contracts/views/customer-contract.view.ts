import { fingerprintOf, maskAll, maskEmail, maskName, maskPhone, maskTail } from 'shared-api/domain';
import type { CustomerContract, OtpState } from 'shared-api/entities';
import type { Contract } from '../contract.types';
import { packageSnapshot, type StoreSnapshot, storeSnapshot } from '../snapshots';
import { amountsOf } from './amounts.view';
import { carOf } from './car.view';
import { identityOf } from './identity.view';

type Maintenance = CustomerContract['maintenance'];

export interface ContractExtras {
  readonly otp: OtpState | null;
  readonly maintenance: Maintenance;
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
    ...carOf(contract),
    firstname: contract.firstname,
    lastname: contract.lastname,
    fullname: fullnameOf(contract),
    city: contract.city,
    province: contract.province,
    zip_code: contract.zip_code,
    address: contract.address,
    address_info: contract.address_info,
    phone: contract.phone,
    phone_verified: contract.phone_verified,
    email: contract.email,
    email_verified: contract.email_verified,
    general: contract.general,
    marketing: contract.marketing,
    survey: contract.survey,
    store: shownStore(storeSnapshot.parse(contract.store_snapshot)),
    package: { id, kind, title, excerpt, included, excluded },
    signature_level: contract.signature_level,
    document_sha256: contract.document_sha256,
    fingerprint: contract.document_sha256 === null ? null : fingerprintOf(contract.document_sha256),
    otp: extras.otp,
    maintenance: extras.maintenance,
  };
}

/**
 * What the link alone shows (decisions.md section 1): of names, contacts, address, VIN and plate only what tells the
 * owner that it is theirs, and no document, reason or choice.
 * @param otp the access code under way
 */
export function maskedContract(contract: Contract, now: Date, otp: OtpState | null): CustomerContract {
  const full = fullContract(contract, now, { otp, maintenance: [] });
  return {
    ...full,
    view: 'masked',
    association_code: null,
    decline_reason: null,
    payment_method: null,
    payment_reference: null,
    amount: null,
    car_vin: maskTail(full.car_vin, 4),
    car_plate: full.car_plate && maskTail(full.car_plate, 2),
    km: null,
    car_registration_date: null,
    car_mileage_date: null,
    car_material_code: null,
    firstname: maskName(full.firstname),
    lastname: maskName(full.lastname),
    fullname: maskName(full.fullname),
    city: maskAll(full.city),
    province: maskAll(full.province),
    zip_code: maskAll(full.zip_code),
    address: maskAll(full.address),
    address_info: full.address_info && maskAll(full.address_info),
    phone: full.phone === '' ? '' : maskPhone(full.phone),
    email: full.email === '' ? '' : maskEmail(full.email),
    general: false,
    marketing: false,
    survey: false,
    store: { ...full.store, iban: null },
    document_sha256: null,
    fingerprint: null,
  };
}

/** What a customer reads of the dealer. */
function shownStore({ code: _code, email: _email, ...shown }: StoreSnapshot): CustomerContract['store'] {
  return shown;
}

export function fullnameOf(contract: Pick<Contract, 'firstname' | 'lastname'>): string {
  return `${contract.firstname} ${contract.lastname}`.trim();
}
