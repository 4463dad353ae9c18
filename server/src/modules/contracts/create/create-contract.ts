import { type ContractActor, romeDate } from 'shared-api/domain';
import type { NewContract } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { lastKnownKm } from '../../vehicles';
import { recordConsents } from '../consents/consents.repository';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { insertContract, nextNumber } from '../contracts.repository';
import { appendEvent } from '../history/history.repository';
import { checkCar } from './car.rules';
import { contractNumber, newContract, personalFields } from './new-contract';
import { freezeOffer } from './offer';

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

  const year = Number(today.slice(0, 4));
  const number = contractNumber(year, await nextNumber(tx, year));
  const contract = await insertContract(tx, newContract({ body, offer, number, source, userUid, at: now }));
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

function carFacts(body: NewContract) {
  return {
    model: body.car_model,
    version: body.car_version,
    fuel: body.car_fuel,
    km: body.km,
    registeredOn: body.car_registration_date,
  };
}
