import { romeDate } from 'shared-api/domain';
import type { ManagerContractEdit } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import type { Scope } from '../../../scope';
import { findOnSaleAtDealer } from '../../packages';
import { holdStoreIn } from '../../stores';
import type { Contract, ContractChange, StaffMember } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { updateContract } from '../contracts.repository';
import { offerFacts } from '../create/offer';
import type { Sale } from '../create/sale';
import { checkSigner } from '../create/signer.rules';
import { checkEditedCar } from '../edit/check-edited-car';
import { changeOf } from '../edit/corrections';
import { offerAfterEdit } from '../edit/edit-contract';
import { editDifferences, storesTold } from '../edit/edit-differences';
import { tellOldPhone } from '../emails/phone-email';
import { noticeMoved, retellDeletion } from '../emails/store-emails';
import { appendEvent } from '../history/history.repository';
import { stageAfter } from '../stage';
import { auditStaff } from './audit-staff';
import { moveStore, tellMoved } from './move-store';
import { type StaffCall, withContract } from './staff-call';

/**
 * Staff's correction. Before the signature everything that is stated of car and customer, package and store, which
 * freeze the offer anew, at the total that was shown; from the signature on only the store's own code and, for the
 * operator, the store.
 * @throws Refusal `status` while the customer is signing and after, `stale`, `validation`, `offer_changed`
 */
export function updateByStaff(
  context: ContractsContext,
  call: StaffCall,
  edit: ManagerContractEdit,
): Promise<Contract> {
  return withContract(context, call, async (tx, contract, staff) => {
    expectEditable(contract, edit, staff);
    call.expectVersion(contract.version);
    const now = context.clock.now();
    const change = { ...(await changesOf(tx, context, contract, { edit, call, now })), ...associationCode(edit) };
    const changed = editDifferences(contract, change);
    if (changed === null) return contract;
    const edited = await updateContract(tx, contract, change, now);
    await retellDeletion(tx, contract, edited, now);
    if (edited.phone !== contract.phone) {
      await context.signing.voidGrants(tx, contract.id, now);
      await context.signing.voidEveryCode(tx, contract.id, now);
      await tellOldPhone(tx, context, contract);
    }
    const fields = Object.keys(changed.after);
    await appendEvent(tx, context.keys, {
      contractId: contract.id,
      type: 'edited',
      at: now,
      actor: staff.actor,
      actorUid: staff.uid,
      data: { fields, ...offerFacts(edited) },
      details: changed,
    });
    await auditStaff(tx, context, { staff, contract, action: 'edited', data: { fields } });
    if (contract.signed_at !== null && edited.store_uid !== contract.store_uid) {
      const store = { key: 'store', ...storesTold(contract, edited) };
      const data = { changes: [store] };
      await auditStaff(tx, context, { staff, contract, action: 'store-moved', data });
      await tellMoved(tx, context, edited);
      await noticeMoved(tx, edited, now, store.from);
    }
    return edited;
  });
}

/** Always allowed: the code in the store's own books. Of a signed contract an admin may also move the store. */
function expectEditable(contract: Contract, edit: ManagerContractEdit, { actor }: StaffMember): void {
  const { association_code: _code, store_uid, total: _total, ...rest } = edit;
  const isSigned = contract.signed_at !== null;
  const movesStore = store_uid !== undefined && store_uid !== contract.store_uid;
  const onlyCode = Object.keys(rest).length === 0 && (!movesStore || (isSigned && actor === 'admin'));
  if (!isSigned || !onlyCode) stageAfter(contract, 'edit', actor);
}

interface Editing {
  readonly edit: ManagerContractEdit;
  readonly call: StaffCall;
  readonly now: Date;
}

async function changesOf(
  tx: Queries,
  context: ContractsContext,
  contract: Contract,
  { edit, call, now }: Editing,
): Promise<ContractChange> {
  const sale = staffSale(call.scope);
  const { package_id, store_uid, total, association_code: _code, ...corrections } = edit;
  if (contract.signed_at !== null) return moveStore(tx, context, contract, { storeUid: store_uid, sale });
  const change = changeOf(contract, corrections, { by: 'staff', at: now });
  const wanted = { ...contract, ...change };
  const today = romeDate(now);
  checkSigner(wanted, today);
  await checkEditedCar(tx, { contract, wanted, today, reader: call.scope });
  return {
    ...change,
    ...(await offerAfterEdit(tx, context, contract, {
      edit: { package_id, store_uid, total },
      wanted,
      now,
      today,
      sale,
    })),
  };
}

function associationCode({ association_code }: ManagerContractEdit): ContractChange {
  return association_code === undefined ? {} : { association_code: association_code || null };
}

/** What staff may sell: packages that are not on line too, for a store that they have in sight. */
function staffSale(scope: Scope): Sale {
  return {
    findPackage: findOnSaleAtDealer,
    holdStore: (tx, storeUid) => holdStoreIn(tx, scope, storeUid),
  };
}
