import { eq } from 'drizzle-orm';
import { type AuditContext, hasAuditAction, recordAudit } from '../../../platform/audit';
import type { Queries } from '../../../platform/db';
import { meta } from '../../../platform/db/schema';
import { contractEvents } from '../tables/contract-event.table';

const key = 'old-history-ends';
const action = 'contracts.ends-sealed';

/**
 * Whether all that a version without seals wrote bears one by now: what bears none since then has lost it. The audit
 * says so, too, where there is anything old: who takes the mark away has to break the audit's chain as well.
 */
export async function areOldEndsSealed(db: Queries): Promise<boolean> {
  const [mark] = await db.select({ value: meta.value }).from(meta).where(eq(meta.key, key));
  return mark !== undefined || (await hasAuditAction(db, action));
}

/** From here on nothing without a seal is taken for old. */
export async function noteOldEndsSealed(tx: Queries, context: AuditContext): Promise<void> {
  const noted = await tx
    .insert(meta)
    .values({ key, value: 'sealed' })
    .onConflictDoNothing()
    .returning({ key: meta.key });
  if (noted.length === 0) return;
  const [old] = await tx
    .select({ id: contractEvents.id })
    .from(contractEvents)
    .where(eq(contractEvents.hash_version, 1))
    .limit(1);
  if (old !== undefined) await recordAudit(tx, context, { actor: 'system', actorUid: null, action });
}
