import { and, desc, eq } from 'drizzle-orm';
import type { Queries } from '../../../platform/db';
import { contractEvents } from '../../../platform/db/schema';
import { tooMany } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import type { Limit, Limits } from '../../../platform/limits';
import { staffMessages } from './staff.messages';

/** Links that one account may send: their own limit, apart from that of codes (decisions.md section 2, Signing). */
const perAccount: Limit = { name: 'links-per-account', max: 120, windowSeconds: 3_600 };
/** Seconds between two links of one contract, as between the first two codes. */
const coolDownSeconds = 60;

/** Counts a link against its sender. To be called before the transaction that sends it. @throws Refusal `too_many_requests` */
export async function takeLinkLimit(limits: Limits, accountUid: string): Promise<void> {
  const wait = await limits.take(perAccount, accountUid);
  if (wait !== null) throw tooMany(wait, { phone: [t(staffMessages.tooManyLinks)] });
}

/** @throws Refusal `too_many_requests` within a minute of the contract's last link */
export async function expectLinkDue(tx: Queries, contractId: string, now: Date): Promise<void> {
  const [last] = await tx
    .select({ at: contractEvents.at })
    .from(contractEvents)
    .where(and(eq(contractEvents.contract_id, contractId), eq(contractEvents.type, 'sent')))
    .orderBy(desc(contractEvents.seq))
    .limit(1);
  if (last === undefined) return;
  const seconds = Math.ceil(coolDownSeconds - (now.getTime() - last.at.getTime()) / 1_000);
  if (seconds > 0) throw tooMany(seconds, { phone: [t(staffMessages.linkTooSoon, { seconds })] });
}
