import { randomUUID } from 'node:crypto';
import { type Queries, searchTextOf } from '../../platform/db';
import { notifications } from '../../platform/db/schema';

export interface StoreNotice {
  readonly storeUid: string;
  readonly contractId: string | null;
  /** The same key never makes two notices. */
  readonly key: string;
  readonly type: 'info' | 'success' | 'warning' | 'error';
  readonly title: string;
  readonly excerpt: string;
  /** Where the notice leads, on our own pages. */
  readonly url: string;
  readonly at: Date;
}

/** Tells the managers of a store in their bell; said once, however often it is asked for. */
export async function noticeToStore(tx: Queries, notice: StoreNotice): Promise<void> {
  const [title, excerpt] = [notice.title.slice(0, 80), notice.excerpt.slice(0, 160)];
  await tx
    .insert(notifications)
    .values({
      id: randomUUID(),
      title,
      excerpt,
      search: searchTextOf(title, excerpt),
      type: notice.type,
      audience: { roles: [], store_uids: [notice.storeUid], user_uids: [] },
      cta_url: notice.url,
      automatic: true,
      automatic_key: notice.key,
      contract_id: notice.contractId,
      created_at: notice.at,
      updated_at: notice.at,
    })
    .onConflictDoNothing({ target: notifications.automatic_key });
}
