import { and, desc, eq, inArray } from 'drizzle-orm';
import { isAhead } from '../../../platform/clock';
import type { Queries } from '../../../platform/db';
import { messages } from '../../../platform/db/schema';
import { tooMany } from '../../../platform/errors';
import { t, waitText } from '../../../platform/i18n';
import { type Limit, type Limits, withinLimits } from '../../../platform/limits';
import type { ContractsContext } from '../contracts.context';
import { contractEvents } from '../tables/contract-event.table';
import { staffMessages } from './staff.messages';

/** Links that one account may send: their own limit, apart from that of codes (decisions.md section 2, Signing). */
const perAccount: Limit = { name: 'links-per-account', max: 'links.per_account', windowSeconds: 3_600 };

/**
 * Sends a link that counts against its sender, or, when it does not leave, does not.
 * @throws Refusal `too_many_requests`, or the sending's own
 */
export function withinLinkLimit<T>(limits: Limits, accountUid: string, send: () => Promise<T>): Promise<T> {
  const refusal = (seconds: number) =>
    tooMany(seconds, { phone: [t(staffMessages.tooManyLinks, { wait: waitText(seconds) })] });
  return withinLimits(limits, [[perAccount, accountUid]], { refusal, work: send });
}

/**
 * A link that will not arrive, as the provider refused it or it is void, keeps nobody from the next: the account's limit
 * still counts.
 * @throws Refusal `too_many_requests` soon after the contract's last link
 */
export async function expectLinkDue(
  tx: Queries,
  { clock, settings }: Pick<ContractsContext, 'clock' | 'settings'>,
  contractId: string,
): Promise<void> {
  const [last] = await tx
    .select({ at: contractEvents.at })
    .from(contractEvents)
    .where(and(eq(contractEvents.contract_id, contractId), eq(contractEvents.type, 'sent')))
    .orderBy(desc(contractEvents.seq))
    .limit(1);
  const now = clock.now();
  if (last === undefined || isAhead(last.at, now)) return;
  const seconds = Math.ceil(settings.get('links.cool_down') - (now.getTime() - last.at.getTime()) / 1_000);
  if (seconds <= 0) return;
  const sms = await lastLink(tx, contractId);
  if (sms?.status === 'failed' || sms?.status === 'voided') return;
  throw tooMany(seconds, { phone: [t(waitFor(sms), { seconds })] });
}

/** Why the next link has to wait, by what is known of the last one. */
function waitFor(sms: LastLink | undefined) {
  if (sms?.status === 'sent' || sms?.status === 'delivered') return staffMessages.linkTooSoon;
  return (sms?.attempts ?? 0) > 0 ? staffMessages.linkNotLeft : staffMessages.linkQueued;
}

type LastLink = NonNullable<Awaited<ReturnType<typeof lastLink>>>;

/** What became of the SMS with the contract's last link. */
async function lastLink(tx: Queries, contractId: string) {
  const [last] = await tx
    .select({ status: messages.status, attempts: messages.attempts })
    .from(messages)
    .where(and(eq(messages.contract_id, contractId), inArray(messages.purpose, ['contract-link', 'choose-payment'])))
    .orderBy(desc(messages.created_at), desc(messages.id))
    .limit(1);
  return last;
}
