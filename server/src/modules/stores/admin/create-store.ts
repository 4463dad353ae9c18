import { randomUUID } from 'node:crypto';
import type { NewStore } from 'shared-api/entities';
import { type AuditContext, recordAudit } from '../../../platform/audit';
import type { Account } from '../../../platform/auth';
import { batchesOf, type Queries } from '../../../platform/db';
import { expectUsablePicture } from '../../assets';
import { insertStores } from '../staff/staff-stores.repository';
import { insertMethods } from '../store-methods.repository';
import { expectWholePlace } from '../store-place.rules';

/**
 * Makes a store, on sale at once unless the fields say otherwise.
 * @returns its uid
 * @throws Refusal `validation` on `thumbnail`, `lat` or `lng`. A code that another store has is the unique key's to
 * refuse.
 */
export async function createStore(
  tx: Queries,
  context: AuditContext,
  caller: Account,
  fields: NewStore,
): Promise<string> {
  expectWholePlace(fields);
  await expectUsablePicture(tx, caller, fields.thumbnail);
  const [storeUid] = await insertNewStores(tx, [fields], context.clock.now());
  if (storeUid === undefined) throw new Error('The store was not stored');
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
      row: { ...columns, store_uid: randomUUID(), thumbnail_id: thumbnail },
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
