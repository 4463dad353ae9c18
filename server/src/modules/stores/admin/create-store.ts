import { randomUUID } from 'node:crypto';
import type { NewStore } from 'shared-api/entities';
import { type AuditContext, recordAudit } from '../../../platform/audit';
import type { Account } from '../../../platform/auth';
import type { Queries } from '../../../platform/db';
import { expectUsablePicture } from '../../assets';
import { insertStore } from '../staff/staff-stores.repository';
import { replaceMethods } from '../store-methods.repository';
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
  const storeUid = await insertNewStore(tx, fields, context.clock.now());
  await recordAudit(tx, context, {
    actor: 'admin',
    actorUid: caller.uid,
    action: 'stores.created',
    subject: { kind: 'store', id: storeUid },
    data: { code: fields.code },
  });
  return storeUid;
}

/** Writes checked fields as a new store. @returns its uid */
export async function insertNewStore(
  tx: Queries,
  { thumbnail, payments_methods = [], ...columns }: NewStore,
  at: Date,
): Promise<string> {
  const storeUid = randomUUID();
  await insertStore(tx, { ...columns, store_uid: storeUid, thumbnail_id: thumbnail }, at);
  await replaceMethods(tx, storeUid, payments_methods);
  return storeUid;
}
