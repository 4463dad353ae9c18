import { randomUUID } from 'node:crypto';
import type { NewStore } from 'shared-api/entities';
import { recordAudit } from '../../../platform/audit';
import type { Account } from '../../../platform/auth';
import { batchesOf, type Queries } from '../../../platform/db';
import { expectUsablePicture } from '../../assets';
import { judgedStore } from '../readiness/judged-store';
import { expectReady, sentField } from '../readiness/store-readiness';
import { insertStores } from '../staff/staff-stores.repository';
import { insertMethods } from '../store-methods.repository';
import { expectWholePlace } from '../store-place.rules';
import type { StoreContext } from '../stores.context';

/**
 * Makes a store, off line unless the fields say otherwise: nobody works there yet, so it cannot be ready.
 * @returns its uid
 * @throws Refusal `validation` on `thumbnail`, `lat`, `lng`, and on what a store that is to be on line lacks. A code
 * that another store has is the unique key's to refuse.
 */
export async function createStore(
  tx: Queries,
  context: StoreContext,
  caller: Account,
  fields: NewStore,
): Promise<string> {
  expectWholePlace(fields);
  await expectUsablePicture(tx, caller, fields.thumbnail);
  const [storeUid] = await insertNewStores(tx, [fields], context.clock.now());
  if (storeUid === undefined) throw new Error('The store was not stored');
  expectReady(await judgedStore(tx, storeUid, context.takesCards), null, sentField(fields));
  await recordAudit(tx, context, {
    actor: 'admin',
    actorUid: caller.uid,
    action: 'stores.created',
    subject: { kind: 'store', id: storeUid },
    data: { code: fields.code },
  });
  return storeUid;
}

/** Writes checked fields as new stores, many by one statement. @returns their uids */
export async function insertNewStores(tx: Queries, wanted: readonly NewStore[], at: Date): Promise<string[]> {
  const uids: string[] = [];
  for (const batch of batchesOf(wanted)) {
    const made = batch.map(({ thumbnail, payments_methods: methods = [], ...columns }) => ({
      row: { online_enabled: false, ...columns, store_uid: randomUUID(), thumbnail_id: thumbnail },
      methods,
    }));
    await insertStores(
      tx,
      made.map(({ row }) => row),
      at,
    );
    await insertMethods(
      tx,
      made.map(({ row, methods }) => ({ storeUid: row.store_uid, methods })),
    );
    uids.push(...made.map(({ row }) => row.store_uid));
  }
  return uids;
}
