import { type AuditContext, recordAudit } from '../../../platform/audit';
import type { Queries } from '../../../platform/db';
import { notFound, wrongStatus } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import type { Scope } from '../../../scope';
import { lockStoreInSight, updateStore } from '../staff/staff-stores.repository';
import { detachEverybody } from '../staff/store-managers.repository';
import { storeMessages } from '../stores.messages';

export interface StoreCall {
  readonly scope: Scope;
  readonly storeUid: string;
  expectVersion(version: number): void;
}

/** How many contracts still need their store. */
export type CountLiveContracts = (db: Queries, storeUid: string, now: Date) => Promise<number>;

type DestroyContext = AuditContext & { readonly countLiveContracts: CountLiveContracts };

/**
 * Takes a store away. Its row stays for the contracts that were made there, its code is free again, and nobody works
 * for it any more.
 * @throws Refusal `not_found`, `stale`, `status` while contracts still need the store
 */
export async function destroyStore(
  tx: Queries,
  context: DestroyContext,
  { scope, storeUid, expectVersion }: StoreCall,
): Promise<void> {
  const store = await lockStoreInSight(tx, scope, storeUid);
  if (store === null) throw notFound();
  const now = context.clock.now();
  const live = await context.countLiveContracts(tx, storeUid, now);
  if (live > 0) throw wrongStatus(t(storeMessages.liveContracts, { count: live }));
  expectVersion(store.version);
  await updateStore(tx, store, { active: false, online_enabled: false, visible: false, deleted_at: now }, now);
  await detachEverybody(tx, storeUid);
  await recordAudit(tx, context, {
    actor: 'admin',
    actorUid: scope.uid,
    action: 'stores.destroyed',
    subject: { kind: 'store', id: storeUid },
    data: { code: store.code },
  });
}
