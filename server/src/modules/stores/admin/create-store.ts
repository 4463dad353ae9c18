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
  { thumbnail, payments_methods = [], ...columns }: NewStore,
): Promise<string> {
  expectWholePlace(columns);
  await expectUsablePicture(tx, caller, thumbnail);
  const storeUid = randomUUID();
  await insertStore(tx, { ...columns, store_uid: storeUid, thumbnail_id: thumbnail }, context.clock.now());
  await replaceMethods(tx, storeUid, payments_methods);
  await recordAudit(tx, context, {
    actor: 'admin',
    actorUid: caller.uid,
    action: 'stores.created',
    subject: { kind: 'store', id: storeUid },
    data: { code: columns.code },
  });
  return storeUid;
}
