import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/db';
import { accountTokens, type messages, oneTimeCodes } from '../../platform/db/schema';

type Message = Pick<typeof messages.$inferSelect, 'purpose' | 'contract_id' | 'user_uid'>;

/** Messages that bring a one-time code, and what it is for. */
const codes: ReadonlyMap<string, (typeof oneTimeCodes.$inferSelect)['purpose']> = new Map([
  ['signing-code', 'signing'],
  ['access-code', 'access'],
  ['old-phone-code', 'old_phone'],
  ['new-phone-code', 'new_phone'],
  ['sign-in-code', 'signin'],
  ['phone-change-code', 'phone'],
]);

/** Messages that are sent for their link alone, and what it is for. */
const links: ReadonlyMap<string, (typeof accountTokens.$inferSelect)['kind']> = new Map([
  ['password-reset', 'reset'],
  ['account-invitation', 'invitation'],
  ['email-change', 'email'],
]);

/**
 * Whether the code or link that a message brings opens nothing any more: it waited too long for its service. A newer
 * code or link has voided the messages of those before, so that one that still counts is the message's own.
 */
export async function isOutOfTime(db: Queries, message: Message, now: Date): Promise<boolean> {
  const sent = await sentLike(db, message);
  const counts = ({ expires_at, used_at, voided_at }: Opener) =>
    expires_at > now && used_at === null && voided_at === null;
  return sent.length > 0 && !sent.some(counts);
}

type Opener = Pick<typeof oneTimeCodes.$inferSelect, 'expires_at' | 'used_at' | 'voided_at'>;

/** Codes or links of the same owner, for the same. */
async function sentLike(db: Queries, { purpose, contract_id, user_uid }: Message): Promise<readonly Opener[]> {
  const code = codes.get(purpose);
  if (code !== undefined) {
    const ofAccount = user_uid === null ? undefined : eq(oneTimeCodes.user_uid, user_uid);
    const owner = contract_id === null ? ofAccount : eq(oneTimeCodes.contract_id, contract_id);
    if (owner === undefined) return [];
    return db
      .select()
      .from(oneTimeCodes)
      .where(and(owner, eq(oneTimeCodes.purpose, code)));
  }
  const kind = links.get(purpose);
  if (kind === undefined || user_uid === null) return [];
  return db
    .select()
    .from(accountTokens)
    .where(and(eq(accountTokens.user_uid, user_uid), eq(accountTokens.kind, kind)));
}
