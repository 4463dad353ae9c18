import { eq } from 'drizzle-orm';
import type { Queries } from '../../../platform/db';
import {
  appendEvent,
  type Contract,
  type ContractsContext,
  contractEventDetails,
  contracts,
  eventsOf,
  lockByIdWithDeleted,
  printed,
} from '../../contracts';
import {
  addDocument,
  makeContratto,
  makeScheda,
  type SealedFile,
  sealedRow,
  sealFacts,
  shownRow,
} from '../../documents';
import { identityOf } from '../identity/identity-of';
import { evidenceOf } from './evidence-of';

type Events = Awaited<ReturnType<typeof eventsOf>>;

/**
 * Makes and seals the documents of a contract whose history says `document_pending`, at the first request for them.
 * Only the demonstration has such contracts: they were created as signed, without a document.
 * @returns the changed contract; any other contract unchanged
 */
export async function sealPending(context: ContractsContext, contract: Contract): Promise<Contract> {
  const { signed_at, document_sha256, erased_at } = contract;
  if (!context.demo || signed_at === null || document_sha256 !== null || erased_at !== null) return contract;
  const events = await eventsOf(context.db.read, contract.id);
  const papers = await makePapers(context, contract, signed_at, events);
  if (papers === null) return contract;
  const { signedAt, contratto, scheda } = papers;
  return context.db.transaction(async (tx) => {
    const locked = await lockByIdWithDeleted(tx, contract.id);
    // Two people opened it at once: the first one's documents stay.
    if (locked === null || locked.document_sha256 !== null) return locked ?? contract;
    const { sha256, formId } = contratto.shown;
    const sealed = await bindTo(tx, locked, { document_sha256: sha256, form_id: formId });
    await addDocument(tx, shownRow(locked.id, contratto.shown, contratto.shownAt));
    await addDocument(tx, sealedRow(locked.id, 'contratto', contratto.sealed, signedAt), 1);
    await tellSealed(tx, context, locked, 'contratto', contratto.sealed);
    if (scheda !== null) {
      await addDocument(tx, sealedRow(locked.id, 'scheda', scheda, locked.filled_at ?? signedAt));
      await tellSealed(tx, context, locked, 'scheda', scheda);
    }
    return sealed;
  });
}

/** The evidence page states the signature as the history has it, as if it had been sealed on that day. */
async function makePapers(context: ContractsContext, contract: Contract, signedAt: Date, events: Events) {
  const asked = events.findLast(({ type }) => type === 'code_sent');
  const signed = events.find(({ type }) => type === 'signed');
  if (asked === undefined || signed === undefined || !events.some(({ type }) => type === 'document_pending'))
    return null;
  const shown = await makeContratto(context, printed(contract));
  const evidence = evidenceOf({
    contract,
    code: { codeId: String(asked.data.code_id), sentAt: asked.at },
    client: await deviceOf(context.db.read, signed.id),
    chain: { head: signed.prev_hash, length: signed.seq - 1 },
    identity: await identityOf(context.db.read, context.keys, contract),
    shownAt: asked.at,
    now: signedAt,
  });
  const sealed = await context.documents.seal(shown.storageKey, evidence, signedAt);
  const bound = { ...contract, document_sha256: shown.sha256, form_id: shown.formId };
  return { signedAt, contratto: { shown, sealed, shownAt: asked.at }, scheda: await sealedScheda(context, bound) };
}

/**
 * Leaves the version as it is: nobody edited the contract, and an edit that is open elsewhere must not become stale.
 */
async function bindTo(tx: Queries, { id }: Contract, change: Pick<Contract, 'document_sha256' | 'form_id'>) {
  const [sealed] = await tx.update(contracts).set(change).where(eq(contracts.id, id)).returning();
  if (sealed === undefined) throw new Error('The contract was not stored');
  return sealed;
}

async function sealedScheda(context: ContractsContext, contract: Contract): Promise<SealedFile | null> {
  if (contract.filled_at === null) return null;
  const { storageKey } = await makeScheda(context, printed(contract));
  return context.documents.seal(storageKey, null, contract.filled_at);
}

async function deviceOf(db: Queries, eventId: string) {
  const [row] = await db.select().from(contractEventDetails).where(eq(contractEventDetails.event_id, eventId));
  const { address = '', user_agent = '' } = row?.details ?? {};
  return { address: String(address), userAgent: String(user_agent), isLoopback: false };
}

function tellSealed(
  tx: Queries,
  { clock, keys }: ContractsContext,
  contract: Contract,
  kind: 'contratto' | 'scheda',
  file: SealedFile,
) {
  const data = sealFacts(kind, file);
  return appendEvent(tx, keys, {
    contractId: contract.id,
    type: 'document_sealed',
    at: clock.now(),
    actor: 'system',
    data,
  });
}
