import { deletionAt, romeDate } from 'shared-api/domain';
import { declineReasons, deleteReasons, userAgents } from '../../../../seeds/traffic';
import type { PastContext, PastContract } from '../past/past-contract';
import { confirm, fill, type Papers, sign } from '../past/past-signing';
import {
  decline,
  maintain,
  open,
  pay,
  refund,
  remove,
  revert,
  type Staff,
  saveMethod,
  send,
  withdraw,
} from '../past/past-steps';
import type { Fate } from './fate';
import type { Random } from './random';

export interface Life {
  readonly context: PastContext;
  readonly past: PastContract;
  readonly fate: Fate;
  readonly random: Random;
  readonly staff: Staff;
  readonly papers: Papers;
  /** Called at the signature: the account of the customer, who has one from then on. */
  readonly ownerOf: (at: Date) => string;
  readonly now: Date;
}

/** Tells a contract's life from its creation until now, and its deletion when its time is over. */
export async function liveOn(life: Life): Promise<void> {
  const { context, past, now } = life;
  beforeSigning(life);
  const signedAt = await signing(life);
  if (signedAt !== null) await afterSigning(life, signedAt);
  const end = past.contract.deleted_at === null ? deletionAt(past.contract) : null;
  if (end === null || end > now) return;
  // The job comes round once a minute.
  const removal = Math.min(end.getTime() + life.random.int(1, 59) * 1_000, now.getTime());
  remove(context, past, new Date(removal), null, 'expired');
}

/** The instant some time after another, or null when that has not come yet. */
function due(from: Date, after: number | null, now: Date): Date | null {
  const at = after === null ? null : new Date(from.getTime() + Math.round(after));
  return at === null || at > now ? null : at;
}

function beforeSigning({ context, past, fate, random, staff, now }: Life): void {
  const created = past.contract.created_at;
  const sent = due(created, fate.sends, now);
  if (sent !== null) send(context, past, sent, staff);
  const opened = due(created, fate.opens, now);
  if (opened !== null) open(context, past, opened);
  const declined = due(created, fate.declines, now);
  if (declined !== null) decline(context, past, declined, random.pick(declineReasons));
  const removed = due(created, fate.removed, now);
  if (removed !== null) remove(context, past, removed, staff, random.pick(deleteReasons));
}

/** @returns when it was signed, or null */
async function signing({ context, past, fate, random, papers, ownerOf, now }: Life): Promise<Date | null> {
  const asked = due(past.contract.created_at, fate.signs, now);
  if (asked === null) return null;
  const code = await sign(context, past, asked, papers);
  const typed = fate.confirms ? due(asked, random.int(30, 240) * 1_000, now) : null;
  if (typed === null) {
    const until = past.contract.pending_until;
    if (until !== null && until <= now) revert(context, past);
    return null;
  }
  past.contract = { ...past.contract, user_uid: past.contract.user_uid ?? ownerOf(typed) };
  const address = `${random.pick([79, 82, 87, 93, 151])}.${random.int(1, 60)}.${random.int(0, 255)}.${random.int(1, 254)}`;
  await confirm(context, past, typed, code, { address, userAgent: random.pick(userAgents) });
  return typed;
}

async function afterSigning({ context, past, fate, random, staff, papers, now }: Life, signedAt: Date): Promise<void> {
  const chosen = due(signedAt, fate.chooses, now);
  if (chosen !== null) {
    saveMethod(context, past, chosen, fate.method);
    await fill(context, past, chosen, papers);
  }
  const paid = due(signedAt, fate.pays, now);
  if (paid !== null) {
    pay(context, past, paid, `${fate.method === 'bonifico' ? 'CRO' : 'RIC'}${random.int(100_000, 999_999)}`, staff);
    maintain(past, romeDate(now), staff, random.int(0, 1_500));
  }
  const withdrawn = due(signedAt, fate.withdraws, now);
  if (withdrawn === null) return;
  withdraw(context, past, withdrawn);
  const refunded = past.contract.refund_due_at === null ? null : due(withdrawn, fate.refunds, now);
  if (refunded !== null) refund(context, past, refunded, `STR${random.int(10_000, 99_999)}`, staff);
}
