import type { StoreFields } from 'shared-api/entities';
import { recordAudit } from '../../../platform/audit';
import type { Account } from '../../../platform/auth';
import type { Queries } from '../../../platform/db';
import { notFound } from '../../../platform/errors';
import type { Scope } from '../../../scope';
import { expectUsablePicture } from '../../assets';
import { judgedStore } from '../readiness/judged-store';
import { expectReady, sentField } from '../readiness/store-readiness';
import type { Store } from '../store.types';
import { replaceMethods } from '../store-methods.repository';
import { expectWholePlace } from '../store-place.rules';
import type { StoreContext } from '../stores.context';
import { lockStoreInSight, updateStore } from './staff-stores.repository';

export interface StoreUpdate {
  readonly scope: Scope;
  readonly caller: Account;
  readonly storeUid: string;
  /** What its area may set, by the entry's schema; a field that is left out keeps what is stored. */
  readonly fields: StoreFields;
  expectVersion(version: number): void;
}

/**
 * Changes a store that the caller's area has in sight, and writes down who did.
 * @throws Refusal `not_found`, `stale`, `validation` on `thumbnail` for a picture that the caller may not choose on `lat`
 * or `lng` for half a place, and on what a store on line would lack. A code that another store has is the unique key's
 * to refuse.
 */
export async function changeStore(
  tx: Queries,
  context: StoreContext,
  { scope, caller, storeUid, fields, expectVersion }: StoreUpdate,
): Promise<void> {
  const store = await lockStoreInSight(tx, scope, storeUid);
  if (store === null) throw notFound();
  expectWholePlace(fields, store);
  if (fields.thumbnail !== store.thumbnail_id) await expectUsablePicture(tx, caller, fields.thumbnail);
  expectVersion(store.version);
  const before = await judgedStore(tx, storeUid, context.takesCards);
  await writeStoreFields(tx, store, fields, context.clock.now());
  expectReady(await judgedStore(tx, storeUid, context.takesCards), before, sentField(fields));
  await recordAudit(tx, context, {
    actor: scope.area === 'admin' ? 'admin' : 'manager',
    actorUid: scope.uid,
    action: 'stores.updated',
    subject: { kind: 'store', id: storeUid },
    data: { fields: Object.keys(fields) },
  });
}

/** Writes checked fields over a store. */
export async function writeStoreFields(
  tx: Queries,
  store: Store,
  { thumbnail, payments_methods, ...columns }: StoreFields,
  at: Date,
): Promise<void> {
  await updateStore(tx, store, { ...columns, thumbnail_id: thumbnail }, at);
  if (payments_methods !== undefined) await replaceMethods(tx, store.store_uid, payments_methods);
}
