import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import { batchesOf, type Queries, unscoped } from '../../../platform/db';
import { consents } from '../../../platform/db/schema';
import { eraseEndedNotices } from '../../notifications';
import { changedConsents, consentRows } from '../consents/consents.repository';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { updateContract } from '../contracts.repository';
import { differences } from '../edit/corrections';
import { forgetRequestWords } from '../emails/request-notices';
import { endContract } from '../history/end-contract';
import { appendEvent } from '../history/history.repository';
import { openRequestsOf } from '../requests/requests.repository';
import { contracts } from '../tables/contract.table';
import { contractNotes } from '../tables/contract-folder.table';
import { eraseContract } from './erase-contract';

const revoked = { marketing: false, survey: false };

export interface EndedContracts {
  /** What was signed: the law has it kept. */
  readonly kept: readonly Contract[];
  /** Files that no row names any more, to be removed after the commit. */
  readonly files: readonly string[];
}

type EndingContext = Pick<ContractsContext, 'keys' | 'outbox' | 'signing' | 'afterSale' | 'payments'>;

interface Erasure {
  /** Whose contracts they are. */
  readonly uid: string;
  /** Who decided it: the person, or an admin for them. */
  readonly by: 'customer' | 'admin';
  readonly now: Date;
}

/**
 * What becomes of a person's contracts when their account is erased: what nobody signed ends and loses its data at
 * once; what was signed is kept, without an owner and without the optional consents. Part of the caller's transaction.
 */
export async function endForErasure(
  tx: Queries,
  context: EndingContext,
  { uid, by, now }: Erasure,
): Promise<EndedContracts> {
  const owned = await unscoped(tx, 'all that a person has, to be ended')
    .select()
    .from(contracts)
    .where(and(eq(contracts.user_uid, uid), or(isNull(contracts.erased_at), isNull(contracts.deleted_at))))
    .orderBy(asc(contracts.created_at))
    .for('update');
  const signed = owned.filter((contract) => contract.signed_at !== null);
  for (const some of batchesOf(signed)) await forgetBeside(tx, some, { by, now });
  for (const contract of signed) await release(tx, context, contract, { by, now });
  const files: string[] = [];
  for (const contract of owned) {
    if (contract.signed_at !== null) continue;
    const ended = await end(tx, context, contract, by, now);
    files.push(...(await eraseContract(tx, context, ended, { actor: by, now })));
  }
  return { kept: signed, files };
}

/**
 * The optional consents are taken back. What staff freely wrote beside a signed contract is no evidence, and goes; so
 * does what bells repeat of what the person wrote. All contracts in the same few statements: a fleet has hundreds.
 */
async function forgetBeside(
  tx: Queries,
  signed: readonly Contract[],
  { by, now }: Pick<Erasure, 'by' | 'now'>,
): Promise<void> {
  const byId = new Map(signed.map((contract) => [contract.id, contract]));
  const ids = [...byId.keys()];
  const revocations = signed.flatMap((contract) =>
    consentRows(changedConsents(contract, revoked), {
      contractId: contract.id,
      userUid: contract.user_uid,
      source: by === 'admin' ? 'admin' : 'account',
      actor: by,
      at: now,
    }),
  );
  if (revocations.length > 0) await tx.insert(consents).values(revocations);
  await tx.delete(contractNotes).where(inArray(contractNotes.contract_id, ids));
  await eraseEndedNotices(tx, ids, ['request:'], now);
  for (const { contractId, request } of await openRequestsOf(tx, ids)) {
    const contract = byId.get(contractId);
    if (contract !== undefined) await forgetRequestWords(tx, contract, request, now);
  }
}

/** The contract goes on without the account: its link and its code still open it. */
async function release(
  tx: Queries,
  { keys }: Pick<ContractsContext, 'keys'>,
  contract: Contract,
  { by, now }: Pick<Erasure, 'by' | 'now'>,
): Promise<void> {
  await updateContract(tx, contract, { ...revoked, user_uid: null }, now);
  const changed = differences(contract, revoked);
  if (changed === null) return;
  await appendEvent(tx, keys, {
    contractId: contract.id,
    type: 'edited',
    at: now,
    actor: by,
    data: { fields: Object.keys(changed.after) },
    details: changed,
  });
}

async function end(
  tx: Queries,
  context: EndingContext,
  contract: Contract,
  by: Erasure['by'],
  now: Date,
): Promise<Contract> {
  if (contract.deleted_at !== null) return updateContract(tx, contract, { ...revoked, user_uid: null }, now);
  await context.signing.voidCodes(tx, contract.id, 'access', now);
  await endContract(tx, context, { contractId: contract.id, at: now, actor: by, data: { reason: 'erasure' } });
  const change = { deleted_at: now, deleted_by: 'system' as const, delete_reason: 'erasure' };
  return updateContract(tx, contract, { ...revoked, ...change, user_uid: null }, now);
}
