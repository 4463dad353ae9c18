import type { Queries } from '../../../platform/db';
import { Refusal, wrongStatus } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import type { ContractBody } from '../create/new-contract';
import { copiedFields } from '../fields/stated-fields';
import { findContract } from '../staff/find-contract';
import { expectNotWithdrawn } from '../stage';
import { createAtDesk } from './create-at-desk';
import { staffMessages } from './staff.messages';
import type { StaffCall } from './staff-call';

export interface Copied {
  readonly contract: Contract;
  /** Code of the contract that it repeats. */
  readonly from: string;
}

/** A new draft with the same car, customer, package and store, at today's price. @throws Refusal `offer_changed` */
export function duplicateContract(context: ContractsContext, call: StaffCall): Promise<Copied> {
  return context.db.lastTransaction(async (tx) => {
    const contract = await findContract(tx, call.scope, call.contractUid);
    const creation = { body: bodyOf(contract), from: { copied_from: contract.code }, goesOn: false };
    return { contract: await createAtDesk(tx, context, call.scope, creation).catch(refuseCopy), from: contract.code };
  });
}

/**
 * A new draft that goes on where a paid contract ends: with the kilometres of its last service. Without one they are
 * asked for anew: those of the signature are years old, and the new cover would count from them.
 * @throws Refusal `status` unless paid, `offer_changed`
 */
export function renewContract(context: ContractsContext, call: StaffCall): Promise<Copied> {
  return context.db.lastTransaction(async (tx) => {
    const contract = await findContract(tx, call.scope, call.contractUid);
    expectNotWithdrawn(contract);
    if (contract.status !== 'PAID') throw wrongStatus(t(staffMessages.notToRenew));
    const body = { ...bodyOf(contract), ...(await lastReading(tx, context, contract)) };
    const creation = { body, from: { renewed_from: contract.code }, goesOn: false };
    return { contract: await createAtDesk(tx, context, call.scope, creation).catch(refuseCopy), from: contract.code };
  });
}

/** Where another package or dealer is to be chosen, a copy has no form to choose it in: the sentence names the one that has. */
function refuseCopy(error: unknown): never {
  if (error instanceof Refusal && error.code === 'offer_changed')
    throw new Refusal(error.code, t(staffMessages.notToCopy), error.errors);
  throw error;
}

/** What the new draft takes over: not the consents, which are given anew, nor the code of the store's own books. */
function bodyOf(contract: Contract): ContractBody {
  return { package_id: contract.package_id, store_uid: contract.store_uid, ...copiedFields(contract) };
}

async function lastReading(tx: Queries, { clock, afterSale }: ContractsContext, contract: Contract) {
  const done = (await afterSale.maintenanceOf(tx, contract, clock.now())).filter(
    (work) => work.km !== null && work.done_on !== null,
  );
  const last = done.reduce((best, work) => ((work.km ?? 0) > (best?.km ?? 0) ? work : best), done[0]);
  if (last?.km == null || last.done_on === null || last.km < (contract.km ?? 0))
    return { km: undefined, car_mileage_date: undefined };
  return { km: last.km, car_mileage_date: last.done_on };
}
