import type { mismatchEnd } from 'shared-api/entities';
import type * as z from 'zod/mini';
import type { Queries } from '../../../platform/db';
import { notFound, wrongStatus } from '../../../platform/errors';
import { formatEuro, t } from '../../../platform/i18n';
import {
  appendEvent,
  auditStaff,
  type Contract,
  type ContractsContext,
  findContractToRead,
  insertNote,
  lockById,
  type StaffCall,
  type StaffMember,
  staffOf,
} from '../../contracts';
import { closeNotices } from '../../notifications';
import { sendMismatchRefunded } from '../emails/payment-emails';
import { mismatchNotice } from './add-mismatch';
import { mismatchMessages } from './mismatch.messages';
import { endMismatch, findOpenMismatches, type OpenMismatch } from './mismatch.repository';

export interface GivenBack {
  readonly id: string;
  readonly amountCents: number;
  /** The provider's name for the payment; null for what came before it was kept. */
  readonly reference: string | null;
}

/**
 * Gives back what the provider took and no contract was paid with, all of it; a repetition counts once.
 * @throws Refusal `unavailable`
 */
export type RefundMismatch = (contract: Contract, payment: GivenBack) => Promise<void>;

type End = z.output<typeof mismatchEnd>;

/**
 * Ends what waits on a contract: the provider gives the money back before anything is written, and the customer is told;
 * or it stays for a reason, which is written among the contract's notes. Deleted contracts, too, for whoever reads them.
 * @throws Refusal `not_found`, `status` when it is ended or its amount is not known, `unavailable`
 */
export async function closeMismatch(
  context: ContractsContext,
  call: StaffCall & { readonly id: string },
  end: End,
  refundMismatch: RefundMismatch,
): Promise<Contract> {
  const { db, clock } = context;
  const read = await findContractToRead(db.read, call.scope, call.contractUid);
  const mismatch = (await findOpenMismatches(db.read, read.id)).find(({ id }) => id === call.id);
  if (mismatch === undefined) throw wrongStatus(t(mismatchMessages.ended));
  const { id, amountCents, reference } = mismatch;
  if (end.outcome === 'refunded') {
    if (amountCents === null) throw wrongStatus(t(mismatchMessages.amountUnknown));
    await refundMismatch(read, { id, amountCents, reference });
  }
  const staff = staffOf(call.scope);
  return db.lastTransaction(async (tx) => {
    const contract = await lockById(tx, read.id);
    if (contract === null) throw notFound();
    const at = clock.now();
    const { outcome } = end;
    if (!(await endMismatch(tx, { id, by: staff.uid, outcome, at }))) throw wrongStatus(t(mismatchMessages.ended));
    const ending = { contract, staff, mismatch, end, at };
    await (outcome === 'refunded' ? writeRefund(tx, context, ending) : writeReason(tx, ending));
    await auditStaff(tx, context, {
      staff,
      contract,
      action: outcome === 'refunded' ? 'refunded' : 'mismatch-kept',
      data: { amount_cents: amountCents },
    });
    await closeNotices(tx, contract.id, [mismatchNotice(id)], at);
    return contract;
  });
}

interface Ending {
  readonly contract: Contract;
  readonly staff: StaffMember;
  readonly mismatch: OpenMismatch;
  readonly end: End;
  readonly at: Date;
}

async function writeRefund(
  tx: Queries,
  context: ContractsContext,
  { contract, staff, mismatch, end, at }: Ending,
): Promise<void> {
  await appendEvent(tx, context.keys, {
    contractId: contract.id,
    type: 'refunded',
    at,
    actor: staff.actor,
    actorUid: staff.uid,
    data: { amount_cents: mismatch.amountCents, mismatch_id: mismatch.id },
    details: { reference: end.note },
  });
  if (contract.erased_at === null) await sendMismatchRefunded(tx, context, contract, mismatch.amountCents ?? 0);
}

async function writeReason(tx: Queries, { contract, staff, mismatch, end, at }: Ending): Promise<void> {
  const { amountCents } = mismatch;
  const text = t(mismatchMessages.keptNote, {
    known: amountCents === null ? 'no' : 'yes',
    amount: formatEuro(amountCents ?? 0),
    reason: end.note,
  });
  await insertNote(tx, { contractId: contract.id, authorUid: staff.uid, text, at });
}
