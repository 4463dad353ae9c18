import { randomUUID } from 'node:crypto';
import { notices } from '../../../../seeds/notices';
import { type Queries, searchTextOf, writeTogether } from '../../../platform/db';
import { notifications } from '../../../platform/db/schema';
import { newContractBeside, noticeDeclined, noticeDeletion, noticeWithdrawn } from '../../contracts';
import type { PastContract } from '../past/past-contract';
import { day } from './fate';

/** Days for which the dealer's bell still shows what happened. */
const recentDays = 14;

/** The automatic notices of the last two weeks: what the dealers' bells show of these contracts. */
export async function writeNotices(tx: Queries, pasts: readonly PastContract[], now: Date): Promise<void> {
  const since = new Date(now.getTime() - recentDays * day);
  for (const { contract, reminders } of pasts) {
    const { source, created_at, deleted_at, declined_at, withdrawn_at, refunded_at } = contract;
    if (deleted_at !== null) continue;
    if (source !== 'manager' && created_at > since) await writeTogether(tx, [newContractBeside(contract)]);
    if (declined_at !== null && declined_at > since) await noticeDeclined(tx, contract, declined_at);
    if (withdrawn_at !== null && withdrawn_at > since && refunded_at === null)
      await noticeWithdrawn(tx, contract, withdrawn_at);
    if (reminders.some(({ kind }) => /^un(signed|paid)-/.test(kind))) await noticeDeletion(tx, contract, now);
  }
}

/** What the operator wrote to everybody. */
export async function writeOperatorNotices(tx: Queries, now: Date): Promise<void> {
  await tx.insert(notifications).values(
    notices.map(({ daysAgo, roles, ...notice }) => {
      const at = new Date(now.getTime() - daysAgo * day);
      return {
        ...notice,
        id: randomUUID(),
        audience: { roles, store_uids: [], user_uids: [] },
        created_at: at,
        updated_at: at,
        search: searchTextOf(notice.title, notice.excerpt),
      };
    }),
  );
}
