import { formatMoney, romeDate } from 'shared-api/domain';
import { type contractEdit, offeredCarFields } from 'shared-api/entities';
import type * as z from 'zod/mini';
import type { Queries } from '../../../platform/db';
import { findOnSaleAtDealer } from '../../packages';
import { holdStore } from '../../stores';
import { changedConsents, recordConsents } from '../consents/consents.repository';
import type { Contract, ContractChange } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { lockById, updateContract } from '../contracts.repository';
import { expectFits, freezeOffer, offerFacts } from '../create/offer';
import { onLine, type Sale } from '../create/sale';
import { checkSigner } from '../create/signer.rules';
import { trackingOf } from '../create/utms';
import { retellDeletion } from '../emails/store-emails';
import { appendEvent } from '../history/history.repository';
import { notSigning, stageAfter } from '../stage';
import { checkEditedCar } from './check-edited-car';
import { changeOf, differences } from './corrections';
import { editDifferences } from './edit-differences';

type Edit = z.output<typeof contractEdit>;

export interface EditCall {
  readonly body: Edit;
  /** Refuses a contract, now locked, that is another than the one that was looked at before. */
  expectVersion(version: number): void;
}

/**
 * The customer's edit before the signature. Another package, store or car freezes the offer anew. From PENDING it
 * goes back where it came from: the document that was shown and its code no longer count.
 * @throws Refusal `status`, `validation`, `offer_changed`, `stale`
 */
export function editContract(
  context: ContractsContext,
  contractId: string,
  { body: edit, expectVersion }: EditCall,
): Promise<Contract | null> {
  return context.db.lastTransaction(async (tx) => {
    const contract = await lockById(tx, contractId);
    if (contract === null) return null;
    expectVersion(contract.version);
    const now = context.clock.now();
    const today = romeDate(now);
    const status = stageAfter(contract, 'edit', 'customer');
    const { package_id: _package, store_uid: _store, total: _total, utms, ...corrections } = edit;
    const change = changeOf(contract, corrections, { by: 'customer', at: now });
    const wanted = { ...contract, ...change };
    checkSigner(wanted, today);
    await checkEditedCar(tx, { contract, wanted, today, reader: { area: 'user', uid: contract.user_uid } });
    const offer = await offerAfterEdit(tx, context, contract, { edit, wanted, now, today });
    const changed = editDifferences(contract, { ...change, ...offer });
    const tracking = utms === undefined ? {} : trackingOf(utms);
    if (changed === null && status === contract.status) return trackedOnly(tx, contract, tracking, now);
    const edited = await updateContract(
      tx,
      contract,
      {
        ...change,
        ...offer,
        ...tracking,
        status,
        ...notSigning,
      },
      now,
    );
    await context.signing.dropSigning(tx, contract.id, now);
    await retellDeletion(tx, contract, edited, now);
    if (edited.phone !== contract.phone) await context.signing.voidGrants(tx, contract.id, now, 'link');
    await recordConsents(tx, changedConsents(contract, corrections), {
      contractId: contract.id,
      userUid: contract.user_uid,
      source: 'edit',
      at: now,
    });
    await appendEvent(tx, context.keys, {
      contractId: contract.id,
      type: 'edited',
      at: now,
      actor: 'customer',
      data: { fields: Object.keys(changed?.after ?? {}), ...offerFacts(edited) },
      ...(changed === null ? {} : { details: changed }),
    });
    return edited;
  });
}

/** Whoever comes through the form again and changes nothing has not corrected anything. */
function trackedOnly(
  tx: Queries,
  contract: Contract,
  tracking: ContractChange,
  now: Date,
): Promise<Contract> | Contract {
  const { utms: _utms, ...columns } = tracking;
  return differences(contract, columns) === null ? contract : updateContract(tx, contract, tracking, now);
}

interface OfferEdit {
  readonly edit: Pick<Edit, 'package_id' | 'store_uid' | 'total'>;
  readonly wanted: Contract;
  readonly now: Date;
  readonly today: string;
  readonly sale?: Sale;
}

/**
 * The contract's offer after an edit. It stays as it was frozen, unless package, dealer or car change, or the customer
 * was shown another total: then it is frozen again at today's price. Adding details of the car that were missing is no
 * change of car, so the customer pays the price that was sent.
 */
export async function offerAfterEdit(
  tx: Queries,
  cards: Pick<ContractsContext, 'takesCards'>,
  contract: Contract,
  { edit, wanted, now, today, sale }: OfferEdit,
) {
  const package_id = edit.package_id ?? contract.package_id;
  const store_uid = edit.store_uid ?? contract.store_uid;
  const frozenTotal = formatMoney(contract.total_cents);
  const sameSale = package_id === contract.package_id && store_uid === contract.store_uid;
  const sameOffer = sameSale && (edit.total ?? frozenTotal) === frozenTotal;
  const changed = offeredCarFields.filter((field) => wanted[field] !== contract[field]);
  if (sameOffer && changed.length === 0) return {};
  const sold = sale ?? (sameSale && contract.source === 'manager' ? soldAtDealer : onLine(cards));
  const request = { total: edit.total, car: carFacts(wanted), today };
  const offered = await sold.findPackage(tx, package_id, now);
  if (sameOffer && changed.every((field) => contract[field] === null || contract[field] === '')) {
    // A package that is no longer on sale is not checked against the car.
    if (offered !== null) expectFits(offered, request);
    return {};
  }
  return freezeOffer({ offered, store: await sold.holdStore(tx, store_uid) }, request);
}

/** What a dealer sold need not be on line for the customer to correct the car it is for. */
const soldAtDealer: Sale = { findPackage: findOnSaleAtDealer, holdStore };

function carFacts(contract: Contract) {
  const { car_model: model, car_version: version, car_fuel: fuel, km, car_registration_date: registeredOn } = contract;
  return { model, version, fuel, km, registeredOn };
}
