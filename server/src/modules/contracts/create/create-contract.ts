import { type ContractActor, romeDate } from 'shared-api/domain';
import type { NewRows, Queries } from '../../../platform/db';
import { lastKnownKm } from '../../vehicles';
import { consentsBeside } from '../consents/consents.repository';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { insertContract } from '../contracts.repository';
import { firstLinkBeside } from '../history/history.repository';
import { checkCar } from './car.rules';
import { takeNumber } from './contract-numbers';
import { type ContractBody, contractNumber, createdDetails, newContract } from './new-contract';
import { freezeOffer, offerFacts, type Sale } from './offer';

export interface Creation {
  readonly body: ContractBody;
  readonly source: Contract['source'];
  readonly actor: ContractActor;
  /** The signed-in customer, who then owns the contract. */
  readonly userUid: string | null;
  /** The dealer's person who makes it at the staff, and what may be sold there. */
  readonly staff?: { readonly uid: string; readonly sale: Sale };
  /** Code of the contract that this one repeats. */
  readonly from?: { readonly copied_from: string } | { readonly renewed_from: string };
  /** What else is written in one statement with it. */
  readonly beside?: (contractId: string) => readonly NewRows[];
}

/**
 * Makes a contract from what a customer confirmed, or a dealer wrote down: package, price and store are frozen, the number is taken, the
 * consents and the first event are written. Part of the caller's transaction.
 * @throws Refusal `offer_changed` or `validation`; then nothing is made and no number is lost
 */
export async function createContract(
  tx: Queries,
  context: Pick<ContractsContext, 'keys' | 'clock'>,
  creation: Creation,
): Promise<Contract> {
  const { body, source, actor, userUid, staff, from, beside } = creation;
  const now = context.clock.now();
  const today = romeDate(now);
  checkCar(body, today, await lastKnownKm(tx, body.car_vin ?? ''), staff === undefined ? 'customer' : 'staff');
  const offer = await freezeOffer(tx, { ...body, car: carFacts(body), now, today, sale: staff?.sale });

  const year = Number(today.slice(0, 4));
  const taken = await takeNumber(tx, context.keys, year);
  const number = contractNumber(year, taken.number);
  const row = {
    ...newContract({ body, offer, number, source, userUid, at: now }),
    created_by: staff?.uid ?? null,
  };
  return insertContract(tx, row, [
    taken.beside,
    ...consentsBeside(body, { contractId: row.id, userUid, source, at: now }),
    ...firstLinkBeside(context.keys, {
      contractId: row.id,
      type: 'created',
      at: now,
      actor,
      actorUid: staff?.uid ?? userUid,
      data: { code: row.code, source, ...offerFacts(row), ...from },
      details: createdDetails(body),
    }),
    ...(beside?.(row.id) ?? []),
  ]);
}

function carFacts(body: ContractBody) {
  return {
    model: body.car_model,
    version: body.car_version,
    fuel: body.car_fuel,
    km: body.km,
    registeredOn: body.car_registration_date,
  };
}
