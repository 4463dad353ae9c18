import { type AuditContext, recordAudit } from '../../platform/audit';
import type { Queries } from '../../platform/db';
import { actorOf, findRoles } from '../users';

/** Writes down what a person did with what their own account proves itself by. */
export async function auditOwn(tx: Queries, context: AuditContext, uid: string, action: string): Promise<void> {
  const actor = actorOf(await findRoles(tx, uid));
  await recordAudit(tx, context, { actor, actorUid: uid, action, subject: { kind: 'user', id: uid } });
}
