import { randomUUID } from 'node:crypto';
import { type ContractActor, romeDate } from 'shared-api/domain';
import type { NewContract } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { randomContractUid } from '../../../platform/keys';
import { lastKnownKm } from '../../vehicles';
import { recordConsents } from '../consents/consents.repository';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { insertContract, nextNumber } from '../contracts.repository';
import { appendEvent } from '../history/history.repository';
import { checkCar } from './car.rules';
import { freezeOffer } from './offer';
import { trackingOf } from './utms';

export interface Creation {
  readonly body: NewContract;
  readonly source: 'online' | 'account';
  readonly actor: ContractActor;
  /** The signed-in customer, who then owns the contract. */
  readonly userUid: string | null;
}

/**
 * Makes a contract from what a customer confirmed: package, price and store are frozen, the number is taken, the
 * consents and the first event are written. Part of the caller's transaction.
 * @throws Refusal `offer_changed` or `validation`; then nothing is made and no number is lost
 */
export async function createContract(
  tx: Queries,
  context: Pick<ContractsContext, 'keys' | 'clock'>,
  creation: Creation,
): Promise<Contract> {
  const { body, source, actor, userUid } = creation;
  const now = context.clock.now();
  const today = romeDate(now);
  checkCar(body, today, await lastKnownKm(tx, body.car_vin));
  const offer = await freezeOffer(tx, { ...body, car: carFacts(body), now, today });

  const { code, code_year, code_number } = await takeCode(tx, today);
  const contract = await insertContract(tx, {
    ...offer,
    ...personalFields(body),
    ...trackingOf(body.utms),
    id: randomUUID(),
    contract_uid: randomContractUid(),
    code,
    code_year,
    code_number,
    source,
    status: 'DRAFT',
    user_uid: userUid,
    created_at: now,
    updated_at: now,
  });
  await recordConsents(tx, body, { contractId: contract.id, userUid, source, at: now });
  await appendEvent(tx, context.keys, {
    contractId: contract.id,
    type: 'created',
    at: now,
    actor,
    actorUid: userUid,
    data: { source, package_id: contract.package_id, store_uid: contract.store_uid, total_cents: contract.total_cents },
    details: personalFields(body),
  });
  return contract;
}

/** `CC-2026-000123`: the year is the one in Europe/Rome. */
async function takeCode(tx: Queries, today: string) {
  const code_year = Number(today.slice(0, 4));
  const code_number = await nextNumber(tx, code_year);
  return { code: `CC-${code_year}-${String(code_number).padStart(6, '0')}`, code_year, code_number };
}

function carFacts(body: NewContract) {
  return {
    model: body.car_model,
    version: body.car_version,
    fuel: body.car_fuel,
    km: body.km,
    registeredOn: body.car_registration_date,
  };
}

function personalFields(body: NewContract) {
  return {
    car_vin: body.car_vin,
    car_plate: body.car_plate ?? null,
    car_model: body.car_model,
    car_version: body.car_version || null,
    car_model_year: body.car_model_year ?? null,
    car_fuel: body.car_fuel,
    car_material_code: body.car_material_code || null,
    km: body.km,
    km_reason: body.km_reason || null,
    car_mileage_date: body.car_mileage_date ?? null,
    car_registration_date: body.car_registration_date,
    firstname: body.firstname,
    lastname: body.lastname,
    email: body.email,
    phone: body.phone,
    address: body.address,
    address_info: body.address_info || null,
    city: body.city,
    province: body.province,
    zip_code: body.zip_code,
    general: body.general,
    marketing: body.marketing,
    survey: body.survey,
  };
}
