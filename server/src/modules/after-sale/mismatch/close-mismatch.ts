import type { ContractActor } from 'shared-api/domain';
import type { mismatchEnd } from 'shared-api/entities';
import type * as z from 'zod/mini';
import type { Queries } from '../../../platform/db';
import { notFound, unavailable, wrongStatus } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import {
  appendEvent,
  auditStaff,
  type Contract,
  type ContractsContext,
  findContractToRead,
  lockByIdWithDeleted,
  type StaffCall,
  staffOf,
} from '../../contracts';
import { closeNotice, closeNotices } from '../../notifications';
import { sendMismatchLetter } from '../emails/payment-emails';
import { mismatchMessages } from './mismatch.messages';
import {
  claimRefund,
  dropClaim,
  endMismatch,
  findOpenMismatches,
  isEndedByProvider,
  type OpenMismatch,
} from './mismatch.repository';
import { mismatchNotice } from './tell-mismatch';

export interface GivenBack {
  readonly id: string;
  readonly amountCents: number;
  /** The provider's name for its event. */
  readonly eventId: string;
}

/**
 * Gives back what the provider took and no contract was paid with, all of it; a repetition counts once.
 * @returns false when the provider will not
 * @throws Refusal `unavailable` when its answer is not known
 */
export type RefundMismatch = (contract: Contract, payment: GivenBack) => Promise<boolean>;

type End = z.output<typeof mismatchEnd>;

/**
 * Ends what waits on a contract: the provider gives the money back and the customer is told, or it stays for a reason,
 * which the history keeps. Of a deleted contract that is the operator's, whatever its dealer still reads.
 * @throws Refusal `not_found`, `status` when it is ended, being refunded or of an unknown amount, `unavailable`
 */
export async function closeMismatch(
  context: ContractsContext,
  call: StaffCall & { readonly id: string },
  end: End,
  refundMismatch: RefundMismatch,
): Promise<Contract> {
  const { db, clock } = context;
  const { outcome } = end;
  const read = await findContractToRead(db.read, call.scope, call.contractUid, clock.now());
  if (read.deleted_at !== null && call.scope.area !== 'admin') throw notFound();
  const mismatch = (await findOpenMismatches(db.read, read.id)).find(({ id }) => id === call.id);
  if (mismatch === undefined) throw wrongStatus(t(mismatchMessages.ended));
  if (outcome === 'refunded') await giveBack(context, read, mismatch, refundMismatch);
  const { id } = mismatch;
  const staff = staffOf(call.scope);
  return db.lastTransaction(async (tx) => {
    const contract = await lockByIdWithDeleted(tx, read.id);
    if (contract === null) throw notFound();
    const at = clock.now();
    const ended = await endMismatch(tx, { id, by: staff.uid, outcome, at });
    // The provider may tell of the refund before it answers whoever asked for it.
    const isTold = !ended && outcome === 'refunded' && (await isEndedByProvider(tx, id));
    if (!ended && !isTold) throw await whyOpen(tx, read.id, id);
    if (ended) await tellEnd(tx, context, { contract, mismatch, end, by: staff });
    await auditStaff(tx, context, {
      staff,
      contract,
      action: `mismatch-${outcome}`,
      data: { amount_cents: mismatch.amountCents },
    });
    return contract;
  });
}

/** The provider tells that what waits went back: whoever asked for that, nobody has to do it any more. */
export async function endMismatchByProvider(
  tx: Queries,
  context: EndContext,
  contract: Contract,
  mismatch: OpenMismatch,
): Promise<void> {
  const end = { outcome: 'refunded', note: mismatch.reference ?? mismatch.eventId } as const;
  await endMismatch(tx, { id: mismatch.id, by: null, outcome: end.outcome, at: context.clock.now() });
  await tellEnd(tx, context, { contract, mismatch, end, by: { actor: 'provider', uid: null } });
}

type EndContext = Pick<ContractsContext, 'clock' | 'keys' | 'outbox' | 'publicUrl'>;

interface Ended {
  readonly contract: Contract;
  readonly mismatch: OpenMismatch;
  readonly end: End;
  readonly by: { readonly actor: ContractActor; readonly uid: string | null };
}

/** The history keeps it, nobody's bell holds it any more, and the customer hears of money that goes back. */
async function tellEnd(tx: Queries, context: EndContext, { contract, mismatch, end, by }: Ended): Promise<void> {
  const { id, amountCents, eventId, returned } = mismatch;
  const { outcome, note } = end;
  const at = context.clock.now();
  const refunded = outcome === 'refunded';
  await appendEvent(tx, context.keys, {
    contractId: contract.id,
    type: refunded ? 'refunded' : 'refund_due',
    at,
    actor: by.actor,
    actorUid: by.uid,
    data: { amount_cents: amountCents, mismatch_id: id, outcome, ...(returned && { returned }) },
    details: refunded ? { reference: note } : { reason: note },
  });
  await closeNotices(tx, contract.id, [mismatchNotice(id)], at);
  // One of before bears the event's name.
  await closeNotice(tx, mismatchNotice(eventId), at);
  if (refunded && contract.erased_at === null)
    await sendMismatchLetter(tx, context, contract, 'refunded', amountCents ?? 0);
}

/**
 * The claim is written down before the provider is asked: whatever becomes of the answer, nobody can say afterwards that
 * nothing went back.
 */
async function giveBack(
  { db, clock }: ContractsContext,
  contract: Contract,
  { id, amountCents, eventId, returned }: OpenMismatch,
  refundMismatch: RefundMismatch,
): Promise<void> {
  if (returned) throw wrongStatus(t(mismatchMessages.returned));
  if (amountCents === null) throw wrongStatus(t(mismatchMessages.amountUnknown));
  const claim = await claimRefund(db.read, id, clock.now());
  if (claim === null) throw wrongStatus(t(mismatchMessages.ended));
  if (await refundMismatch(contract, { id, amountCents, eventId })) return;
  // A no to a second try says nothing of the first, whose answer may not have come.
  if (claim === 'first') await dropClaim(db.read, id);
  throw unavailable(t(mismatchMessages.refundRefused));
}

/** Somebody else was faster, or the money is on its way back. */
async function whyOpen(tx: Queries, contractId: string, id: string) {
  const open = (await findOpenMismatches(tx, contractId)).some((mismatch) => mismatch.id === id);
  return wrongStatus(t(open ? mismatchMessages.beingRefunded : mismatchMessages.ended));
}
