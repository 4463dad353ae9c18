import { recordAudit } from '../../../platform/audit';
import type { Sessions } from '../../../platform/auth';
import type { Queries } from '../../../platform/db';
import { invalid, notFound } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import type { Outbox } from '../../../platform/outbox';
import { tellRoles } from '../../auth';
import { findRoles, grantRole, lockByUid, updateAccount } from '../../users';
import { judgedStore } from '../readiness/judged-store';
import { newlyMissing } from '../readiness/store-readiness';
import { lockStoreInSight, updateStore } from '../staff/staff-stores.repository';
import { attach, detach } from '../staff/store-managers.repository';
import type { Store } from '../store.types';
import type { StoreContext } from '../stores.context';
import { storeMessages } from '../stores.messages';
import type { StoreCall } from './destroy-store';

export interface ManagerContext extends StoreContext {
  readonly sessions: Sessions;
  readonly outbox: Outbox;
  readonly publicUrl: string;
}

export interface ManagerCall extends StoreCall {
  readonly userUid: string;
}

/**
 * Gives a store to a person, who becomes a manager if they were not: new roles end an account's sessions, and nobody
 * gives themselves one (decisions.md sections 1 and 6).
 * @throws Refusal `not_found`, `stale`, `validation` on `user_uid`
 */
export async function attachManager(tx: Queries, context: ManagerContext, call: ManagerCall): Promise<void> {
  const { scope, storeUid, userUid } = call;
  const store = await lockForChange(tx, call);
  const account = await lockByUid(tx, userUid);
  if (account === null) throw invalid({ user_uid: [t(storeMessages.personUnknown)] });
  if (!account.active) throw invalid({ user_uid: [t(storeMessages.personDisabled)] });
  const roles = await findRoles(tx, userUid);
  const isManager = roles.includes('manager');
  if (!isManager && userUid === scope.uid) throw invalid({ user_uid: [t(storeMessages.ownRoles)] });
  const now = context.clock.now();
  if (!(await attach(tx, { storeUid, userUid, by: scope.uid, at: now }))) {
    throw invalid({ user_uid: [t(storeMessages.attachedAlready)] });
  }
  if (!isManager) {
    await grantRole(tx, userUid, 'manager', now);
    // Who looks at the person's roles meanwhile must not take this one away unseen.
    await updateAccount(tx, account, {}, now);
    await context.sessions.endAll(tx, userUid);
    await tellRoles(tx, context, account, [...roles, 'manager']);
  }
  await updateStore(tx, store, {}, now);
  await note(tx, context, call, { action: 'stores.manager-attached', became_manager: !isManager });
}

/**
 * Takes a store from a person, who stays a manager, of their other stores or of none. The last one of a store that is
 * on line stays.
 * @throws Refusal `not_found`, `stale`, `validation` on `user_uid`
 */
export async function detachManager(tx: Queries, context: StoreContext, call: ManagerCall): Promise<void> {
  const store = await lockForChange(tx, call);
  const before = await judgedStore(tx, call.storeUid, context.takesCards);
  if (!(await detach(tx, call))) throw invalid({ user_uid: [t(storeMessages.notAttached)] });
  const missing = newlyMissing(await judgedStore(tx, call.storeUid, context.takesCards), before);
  if (missing.length > 0) throw invalid({ user_uid: [t(storeMessages.lastManager)] });
  await updateStore(tx, store, {}, context.clock.now());
  await note(tx, context, call, { action: 'stores.manager-detached' });
}

async function lockForChange(tx: Queries, { scope, storeUid, expectVersion }: StoreCall): Promise<Store> {
  const store = await lockStoreInSight(tx, scope, storeUid);
  if (store === null) throw notFound();
  expectVersion(store.version);
  return store;
}

function note(
  tx: Queries,
  context: StoreContext,
  { scope, storeUid, userUid }: ManagerCall,
  { action, ...data }: { readonly action: string; readonly became_manager?: boolean },
): Promise<void> {
  return recordAudit(tx, context, {
    actor: 'admin',
    actorUid: scope.uid,
    action,
    subject: { kind: 'store', id: storeUid },
    data: { user_uid: userUid, ...data },
  });
}
