import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { cardMethod, parseMoney } from 'shared-api/domain';
import { changesNothing, commitHeld, type Queries, unscoped } from '../../platform/db';
import { formatEuro, t } from '../../platform/i18n';
import {
  addMismatch,
  addReceipt,
  fillFirst,
  isNamed,
  makeReceipt,
  markAsPaid,
  type Received,
  sealSchedaOf,
} from '../after-sale';
import type { Contract, ContractsContext } from '../contracts';
import { contracts } from '../contracts';
import type { KeptFile, SealedFile } from '../documents';
import { noticeMessages, noticeToOperators } from '../notifications';
import { cardProvider } from './card-provider';
import type { PaymentsContext } from './payments.context';
import { paymentEvents } from './tables/payment.table';
import { isTaken, type Meaning, meaningOf, type Returned, takeRefund } from './take-refund';

export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly contract_uid: string;
  readonly amount: string;
  readonly reference: string;
}

export type EventOutcome = 'repeated' | 'paid' | 'refund' | 'returned' | 'noted';

/**
 * Takes a provider's event; delivered twice it counts once, and so does a payment that two events tell of. Exactly the
 * total pays the contract; money that fits no contract to be paid becomes a refund task for the dealer, never a lost
 * payment (decisions.md section 2). Money that went back ends the refund that waited for it, or is told to whoever has
 * to explain it. The receipt is made before anything is written down: where it cannot be, the provider sends the event
 * again.
 */
export async function takeEvent(context: PaymentsContext, event: PaymentEvent): Promise<EventOutcome> {
  const { contracts: own, clock, db } = context;
  const amountCents = sumOf(event);
  for (;;) {
    const [read] = await unscoped(db.read, 'the provider names the contract')
      .select()
      .from(contracts)
      .where(eq(contracts.contract_uid, event.contract_uid));
    const received =
      event.type === 'paid' && read !== undefined && amountCents !== null && isPayable(read, amountCents)
        ? { amountCents, paidAt: clock.now(), reference: event.reference, method: cardMethod }
        : null;
    const payment = received !== null && read !== undefined ? await preparedPayment(own, read, received) : null;
    const outcome = await writeDown(context, event, { read, amountCents, payment });
    if (outcome !== 'changed') {
      if (event.type === 'paid' && outcome === 'noted')
        own.log.warn({ event_id: event.id, contract_id: read?.id }, 'payment told by a second event');
      return outcome;
    }
    // Nobody waits for the contract while its receipt is made anew.
    await commitHeld();
  }
}

/** Null for what is no sum: nobody takes or gives back nothing, or less. */
function sumOf({ amount }: PaymentEvent): number | null {
  const cents = parseMoney(amount);
  return cents !== null && cents > 0 ? cents : null;
}

interface Judged {
  readonly read: Contract | undefined;
  readonly amountCents: number | null;
  /** Null for what pays no contract. */
  readonly payment: PreparedPayment | null;
}

interface PreparedPayment {
  readonly received: Received;
  readonly receipt: KeptFile;
  /** Where the present one does not name the card; money does not wait for one that cannot be made now. */
  readonly scheda: SealedFile | null;
}

async function preparedPayment(
  own: ContractsContext,
  contract: Contract,
  received: Received,
): Promise<PreparedPayment> {
  const { method } = received;
  const named = await isNamed(own.db.read, contract, method);
  const scheda = named ? null : await sealSchedaOf(own, contract, method);
  return { received, receipt: await makeReceipt(own, contract, received), scheda };
}

/** @returns `changed`, with nothing done, when the contract is no longer the one that was judged */
function writeDown(
  context: PaymentsContext,
  event: PaymentEvent,
  { read, amountCents, payment }: Judged,
): Promise<EventOutcome | 'changed'> {
  return context.db.lastTransaction(async (tx) => {
    const [contract] = await unscoped(tx, 'the provider names the contract')
      .select()
      .from(contracts)
      .where(eq(contracts.contract_uid, event.contract_uid))
      .for('update');
    if (contract?.version !== read?.version) {
      changesNothing(tx);
      return 'changed';
    }
    const returned = { amountCents, eventId: event.id, reference: event.reference };
    const { outcome, meaning } = await judge(tx, event, { contract, returned, payment });
    if (!(await note(tx, context, event, { contract, amountCents, outcome }))) return 'repeated';
    if (contract !== undefined && payment !== null && outcome === 'paid') await pay(tx, context, contract, payment);
    if (outcome === 'refund') await giveBack(tx, context, contract, amountCents, event);
    if (contract !== undefined && meaning !== null) await takeRefund(tx, context, contract, { meaning, returned });
    return outcome;
  });
}

interface Facts {
  readonly contract: Contract | undefined;
  readonly returned: Returned;
  readonly payment: PreparedPayment | null;
}

/** What comes of an event, by what others told before; the meaning is that of money that went back. */
async function judge(tx: Queries, event: PaymentEvent, { contract, returned, payment }: Facts) {
  const { type } = event;
  const meaning = type === 'refunded' && contract !== undefined ? await meaningOf(tx, contract, returned) : null;
  if (type === 'paid' && contract !== undefined && (await isTaken(tx, contract, returned)))
    return { outcome: 'noted' as const, meaning };
  return { outcome: outcomeOf(event, payment, meaning), meaning };
}

function outcomeOf(
  { type }: PaymentEvent,
  payment: Judged['payment'],
  meaning: Meaning | null,
): Exclude<EventOutcome, 'repeated'> {
  if (meaning?.of === 'nothing') return 'returned';
  if (type !== 'paid') return 'noted';
  return payment === null ? 'refund' : 'paid';
}

function giveBack(
  tx: Queries,
  context: PaymentsContext,
  contract: Contract | undefined,
  amountCents: number | null,
  event: PaymentEvent,
): Promise<void> {
  return contract === undefined
    ? tellOfStrayMoney(tx, event, amountCents, context.clock.now())
    : addMismatch(tx, context.contracts, contract, { amountCents, eventId: event.id, reference: event.reference });
}

async function pay(
  tx: Queries,
  context: PaymentsContext,
  contract: Contract,
  { received, receipt, scheda }: PreparedPayment,
): Promise<void> {
  const by = { actor: 'system' as const, uid: null };
  const filled = await fillFirst(tx, context.contracts, contract, { scheda, method: received.method, by });
  const paid = await markAsPaid(tx, context.contracts, filled, {
    ...received,
    actor: 'provider',
    actorUid: null,
    receiptSha256: receipt.sha256,
  });
  await addReceipt(tx, context.contracts, paid, receipt);
}

/** Money that came for no contract of ours has no dealer: only the operator can ask the provider about it. */
function tellOfStrayMoney(tx: Queries, { id }: PaymentEvent, amountCents: number | null, at: Date): Promise<void> {
  return noticeToOperators(tx, {
    key: `payment-stray:${id}`,
    type: 'error',
    title: t(noticeMessages.paymentStray),
    excerpt: t(noticeMessages.paymentStrayText, {
      known: amountCents === null ? 'no' : 'yes',
      amount: formatEuro(amountCents ?? 0),
      event: id,
    }),
    url: '/cms/admin/system',
    at,
  });
}

interface Noted {
  readonly contract: Contract | undefined;
  readonly amountCents: number | null;
  readonly outcome: EventOutcome;
}

/** @returns false when the event was delivered before */
async function note(
  tx: Queries,
  context: PaymentsContext,
  event: PaymentEvent,
  { contract, amountCents, outcome }: Noted,
): Promise<boolean> {
  const fresh = await tx
    .insert(paymentEvents)
    .values({
      id: randomUUID(),
      provider: cardProvider,
      event_id: event.id,
      type: event.type,
      contract_id: contract?.id ?? null,
      amount_cents: amountCents,
      reference: event.reference,
      outcome,
      created_at: context.clock.now(),
    })
    .onConflictDoNothing({ target: [paymentEvents.provider, paymentEvents.event_id] })
    .returning({ id: paymentEvents.id });
  return fresh.length > 0;
}

function isPayable(contract: Contract, amount: number | null): boolean {
  const open = contract.status === 'SIGNED' || contract.status === 'FILLED';
  return open && contract.deleted_at === null && contract.withdrawn_at === null && amount === contract.total_cents;
}
