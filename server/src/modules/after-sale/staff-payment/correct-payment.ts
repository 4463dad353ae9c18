import { formatMoney, type PaymentMethod } from 'shared-api/domain';
import type { paymentCorrection } from 'shared-api/entities';
import type * as z from 'zod/mini';
import type { Queries } from '../../../platform/db';
import { invalid, wrongStatus } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import {
  appendEvent,
  auditStaff,
  type Contract,
  type ContractsContext,
  cameBack,
  expectNotWithdrawn,
  expectUnchanged,
  findContract,
  lockContract,
  type StaffCall,
  staffOf,
  updateContract,
  wasPaidToProvider,
} from '../../contracts';
import { type KeptFile, presentDocuments } from '../../documents';
import { makeReceipt, replaceReceipt } from '../payment/receipt';
import { readPayment } from './payment.rules';
import { staffPaymentMessages } from './staff-payment.messages';

type StatedCorrection = z.output<typeof paymentCorrection>;

/**
 * A payment that staff recorded wrongly is put right, within the bounds of any payment. The method stays: the sealed
 * scheda names it. The history keeps what was there before, the customer gets the receipt anew.
 * @throws Refusal `status` where nobody may correct it or nothing differs, `validation`, `stale`
 */
export async function correctPayment(
  context: ContractsContext,
  call: StaffCall,
  stated: StatedCorrection,
): Promise<Contract> {
  const staff = staffOf(call.scope);
  const read = await findContract(context.db.read, call.scope, call.contractUid);
  const method = await methodOf(context.db.read, read);
  call.expectVersion(read.version);
  const change = await changeOf(context, read, stated);
  const changed = changedIn(read, { ...read, ...change });
  const fields = Object.keys(changed.after);
  if (fields.length === 0) throw wrongStatus(t(staffPaymentMessages.nothingToCorrect));

  // The note is between dealer and operator: no receipt has it.
  const receipt = fields.some((field) => field !== 'payment_note')
    ? await newReceipt(context, read, { ...change, method })
    : null;
  return context.db.lastTransaction(async (tx) => {
    const locked = expectUnchanged(read, await lockContract(tx, call));
    const now = context.clock.now();
    const { amount_cents, paid_at } = change;
    const corrected = await updateContract(tx, locked, change, now);
    await appendEvent(tx, context.keys, {
      contractId: locked.id,
      type: 'edited',
      at: now,
      actor: staff.actor,
      actorUid: staff.uid,
      data: {
        fields: ['payment'],
        amount_cents,
        paid_at: paid_at.toISOString(),
        ...(receipt && { receipt_sha256: receipt.sha256 }),
      },
      details: { ...changed, reason: stated.reason },
    });
    await auditStaff(tx, context, { staff, contract: locked, action: 'payment-corrected', data: { amount_cents } });
    if (receipt !== null) await replaceReceipt(tx, context, { before: locked, after: corrected }, receipt);
    return corrected;
  });
}

/** How a contract was paid whose payment may be corrected. @throws Refusal `status` for any other */
async function methodOf(db: Queries, contract: Contract): Promise<PaymentMethod> {
  expectNotWithdrawn(contract);
  const { status, payment_method: method } = contract;
  if (status !== 'PAID' || method === null) throw wrongStatus(t(staffPaymentMessages.notPaid));
  if (await wasPaidToProvider(db, contract)) throw wrongStatus(t(staffPaymentMessages.paidToProvider));
  return method;
}

/** @throws Refusal `validation` */
async function changeOf({ db, clock }: ContractsContext, contract: Contract, stated: StatedCorrection) {
  const bounds = { now: clock.now(), expired: await cameBack(db.read, contract.id) };
  const { amountCents, paidAt, reference, note, faults } = readPayment(contract, stated, bounds);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return { amount_cents: amountCents, paid_at: paidAt, payment_reference: reference, payment_note: note ?? null };
}

type Told = Readonly<Record<string, unknown>>;

/** What differs, as the history tells it; a column under its name is what `verify` finds there afterwards. */
function changedIn(contract: Contract, corrected: Contract): { before: Told; after: Told } {
  const [was, is] = [toldOf(contract), toldOf(corrected)];
  const fields = Object.keys(was).filter((field) => was[field] !== is[field]);
  const pick = (values: Told) => Object.fromEntries(fields.map((field) => [field, values[field]]));
  return { before: pick(was), after: pick(is) };
}

function toldOf({ amount_cents, paid_at, payment_reference, payment_note }: Contract): Told {
  return {
    amount: formatMoney(amount_cents ?? 0),
    paid_at: paid_at?.toISOString() ?? null,
    payment_reference,
    payment_note,
  };
}

interface CorrectedPayment extends Awaited<ReturnType<typeof changeOf>> {
  readonly method: PaymentMethod;
}

async function newReceipt(
  context: ContractsContext,
  contract: Contract,
  { amount_cents: amountCents, paid_at: paidAt, payment_reference: reference, method }: CorrectedPayment,
): Promise<KeptFile> {
  const documents = await presentDocuments(context.db.read, contract.id);
  const replaces = documents.find(({ kind }) => kind === 'ricevuta')?.created_at;
  return makeReceipt(context, contract, { amountCents, paidAt, method, reference, replaces });
}
