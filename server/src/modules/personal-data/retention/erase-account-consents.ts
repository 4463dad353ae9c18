import { and, eq, inArray, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import { auditLog, consents, users } from '../../../platform/db/schema';
import type { Platform } from '../../../platform/platform';
import { consentsOverSince, eraseConsentRows, monthsAfter } from '../../contracts';

/**
 * Erases what erased accounts had agreed to without a contract, so long after the erasure as consents are kept. Who left
 * signed contracts behind has no tie to them any more: those rows stay until the last of them must have ended, for no
 * cover is longer than the shortest time that evidence is kept.
 * @returns how many rows went
 */
export async function eraseAccountConsents(
  { db, settings }: Pick<Platform, 'db' | 'settings'>,
  now: Date,
): Promise<number> {
  const over = consentsOverSince(now, settings);
  const overWithContracts = monthsAfter(over, -12 * settings.get('retention.evidence'));
  const withContracts = db.read
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subject, 'user'),
        eq(auditLog.subject_id, sql`${users.uid}::text`),
        inArray(auditLog.action, ['account.erased', 'users.destroyed']),
        sql`${auditLog.data} ->> 'contracts_kept' <> '0'`,
      ),
    );
  const erased = db.read
    .select({ uid: users.uid })
    .from(users)
    .where(or(lte(users.erased_at, overWithContracts), and(lte(users.erased_at, over), notExists(withContracts))));
  const rows = await db.read
    .select({ id: consents.id })
    .from(consents)
    .where(and(isNull(consents.contract_id), inArray(consents.user_uid, erased)));
  await eraseConsentRows(
    db,
    rows.map(({ id }) => id),
  );
  return rows.length;
}
