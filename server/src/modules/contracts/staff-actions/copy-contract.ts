import { romeDate } from 'shared-api/domain';
import type { Queries } from '../../../platform/db';
import { wrongStatus } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { createContract, type OnCreated } from '../create/create-contract';
import type { ContractBody } from '../create/new-contract';
import { copiedFields } from '../fields/stated-fields';
import { findContract } from '../staff/find-contract';
import { expectNotWithdrawn } from '../stage';
import { auditStaff } from './audit-staff';
import { staffMessages } from './staff.messages';
import { type StaffCall, staffOf } from './staff-call';
import { staffSale } from './staff-sale';

/** A new draft with the same car, customer, package and store, at today's price. @throws Refusal `offer_changed` */
export function duplicateContract<Answer>(
  context: ContractsContext,
  call: StaffCall,
  onCreated: OnCreated<Answer>,
): Promise<Answer> {
  return context.db.transaction(async (tx) => {
    const contract = await findContract(tx, call.scope, call.contractUid);
    return copy(tx, context, call, { body: bodyOf(contract), from: { copied_from: contract.code }, onCreated });
  });
}

/**
 * A new draft that goes on where a paid contract ends: with the kilometres of its last service.
 * @throws Refusal `status` unless paid, `offer_changed`
 */
export function renewContract<Answer>(
  context: ContractsContext,
  call: StaffCall,
  onCreated: OnCreated<Answer>,
): Promise<Answer> {
  return context.db.transaction(async (tx) => {
    const contract = await findContract(tx, call.scope, call.contractUid);
    expectNotWithdrawn(contract);
    if (contract.status !== 'PAID') throw wrongStatus(t(staffMessages.notToRenew));
    const body = { ...bodyOf(contract), ...(await lastReading(tx, context, contract)) };
    return copy(tx, context, call, { body, from: { renewed_from: contract.code }, onCreated });
  });
}

interface Copy<Answer> {
  readonly body: ContractBody;
  readonly from: { readonly copied_from: string } | { readonly renewed_from: string };
  readonly onCreated: OnCreated<Answer>;
}

async function copy<Answer>(
  tx: Queries,
  context: ContractsContext,
  { scope }: StaffCall,
  { body, from, onCreated }: Copy<Answer>,
): Promise<Answer> {
  const staff = staffOf(scope);
  const contract = await createContract(tx, context, {
    body,
    source: 'manager',
    actor: staff.actor,
    userUid: null,
    staff: { uid: scope.uid, sale: staffSale(scope) },
    from,
  });
  await auditStaff(tx, context, { staff, contract, action: 'created', data: from });
  return onCreated(tx, contract, 'copied_from' in from ? from.copied_from : from.renewed_from);
}

/** What the new draft takes over: not the consents, which are given anew, nor the code of the store's own books. */
function bodyOf(contract: Contract): ContractBody {
  return {
    package_id: contract.package_id,
    store_uid: contract.store_uid,
    ...copiedFields(contract),
    // A dealer's draft of before may lack what is needed now.
    car_fuel: contract.car_fuel ?? 'altro',
    km: contract.km ?? 0,
    car_registration_date: contract.car_registration_date ?? romeDate(contract.created_at),
  };
}

async function lastReading(tx: Queries, { clock, afterSale }: ContractsContext, contract: Contract) {
  const done = (await afterSale.maintenanceOf(tx, contract, clock.now())).filter(
    (work) => work.km !== null && work.done_on !== null,
  );
  const last = done.reduce((best, work) => ((work.km ?? 0) > (best?.km ?? 0) ? work : best), done[0]);
  if (last?.km == null || last.done_on === null || last.km < (contract.km ?? 0)) return {};
  return { km: last.km, car_mileage_date: last.done_on };
}
