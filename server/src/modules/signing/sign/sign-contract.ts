import { pendingUntil, romeDate } from 'shared-api/domain';
import type { signing } from 'shared-api/entities';
import type * as z from 'zod/mini';
import { invalid, Refusal, wrongCode } from '../../../platform/errors';
import type { Client } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import { removeFiles } from '../../../platform/storage';
import {
  appendEvent,
  type Contract,
  type ContractChange,
  type ContractsContext,
  type Corrections,
  changedConsents,
  changeOf,
  checkCar,
  checkSigner,
  differences,
  expectUnchanged,
  expectWayToPay,
  lockById,
  missingToSign,
  offerAfterEdit,
  printed,
  recordConsents,
  stageAfter,
  storeSnapshot,
  updateContract,
} from '../../contracts';
import { addDocument, type FilledForm, fillContratto, findBySha256, shownRow, supersede } from '../../documents';
import { lastKnownKm } from '../../vehicles';
import { voidGrants } from '../access/grants.repository';
import { withinCodeLimits } from '../codes/code-limits';
import { expectCodeDue, issueCode } from '../codes/issue-code';
import { signingMessages } from '../signing.messages';

type Signing = z.output<typeof signing>;

/**
 * Prepares the signature: applies the last corrections, makes the PDF, stores its SHA-256 and sends a code that is
 * bound to it. Called again in PENDING, it makes a new document and sends a new code.
 * @throws Refusal `status`, `otp_invalid` when signing is blocked, `validation` (a dealer that cannot be paid, too),
 * `too_many_requests` within the cool-down or over a limit; then nothing changes, and the document and code of before
 * stay valid
 */
export async function signContract(
  context: ContractsContext,
  contract: Contract,
  body: Signing,
  client: Client,
): Promise<Contract> {
  const now = context.clock.now();
  stageAfter(contract, 'sign', 'customer');
  expectNotBlocked(contract);
  await expectWayToPay(context.db.read, context, contract);
  const { terms: _terms, clauses: _clauses, ...corrections } = body;
  const wanted = await correctedContract(context, contract, corrections);
  await expectCodeDue(context.db.read, context, wanted, 'signing');
  const made = await fillContratto(context, printed(wanted));
  const change = changeOf(contract, corrections, { by: 'customer', at: now });
  return withinCodeLimits(context.limits, { contract: wanted, client, now, demo: context.demo }, async () => {
    // Last, after everything that may refuse the code, so that no unneeded file is stored.
    const paper = await context.documents.keepForm(made);
    try {
      return await freeze(context, contract, { change, corrections, paper });
    } catch (error) {
      if (error instanceof Refusal) await removeUnnamed(context, paper);
      throw error;
    }
  });
}

/**
 * Removes the file unless a row names it: files are named by their content, so another attempt may use the same one.
 */
async function removeUnnamed({ db, documents, log }: ContractsContext, paper: FilledForm): Promise<void> {
  if ((await findBySha256(db.read, paper.sha256)) === null)
    await removeFiles({ storage: documents, log }, [paper.storageKey]);
}

/** @throws Refusal `otp_invalid` with the store's phone, until staff sends the link anew */
export function expectNotBlocked(contract: Contract): void {
  if (contract.signing_blocked_at === null) return;
  const { name, phone } = storeSnapshot.parse(contract.store_snapshot);
  throw wrongCode(t(signingMessages.codeBlocked, { store: name, phone }));
}

/** The contract as it would be with the corrections, complete enough to be signed. */
async function correctedContract(
  context: ContractsContext,
  contract: Contract,
  corrections: Corrections,
): Promise<Contract> {
  const now = context.clock.now();
  const wanted = { ...contract, ...changeOf(contract, corrections, { by: 'customer', at: now }) };
  const missing = missingToSign(wanted);
  if (missing.length > 0)
    throw invalid(Object.fromEntries(missing.map((field) => [field, [t(signingMessages.incomplete)]])));
  const today = romeDate(now);
  checkSigner(wanted, today);
  const customer = { area: 'user', uid: contract.user_uid } as const;
  checkCar(wanted, today, await lastKnownKm(context.db.read, wanted.car_vin, customer), 'customer');
  // Refuses a car that the package is not for any more; what was frozen is not changed here.
  await offerAfterEdit(context.db.read, context, contract, { edit: {}, wanted, now, today });
  return wanted;
}

interface Frozen {
  readonly change: ContractChange;
  readonly corrections: Corrections;
  readonly paper: FilledForm;
}

function freeze(context: ContractsContext, read: Contract, { change, corrections, paper }: Frozen): Promise<Contract> {
  return context.db.lastTransaction(async (tx) => {
    const now = context.clock.now();
    const locked = expectUnchanged(read, await lockById(tx, read.id));
    const origin_status = locked.status === 'AVAIABLE' || locked.origin_status === 'AVAIABLE' ? 'AVAIABLE' : 'DRAFT';
    const changed = differences(locked, change);
    const pending = await updateContract(
      tx,
      locked,
      {
        ...change,
        status: stageAfter(locked, 'sign', 'customer'),
        origin_status,
        pending_at: now,
        pending_until: pendingUntil(now),
        document_sha256: paper.sha256,
        form_id: paper.formId,
        signing_snapshot: { sha256: paper.sha256, size: paper.size, accepted_at: now.toISOString() },
        declined_at: null,
        decline_reason: null,
      },
      now,
    );
    if (pending.phone !== locked.phone) await voidGrants(tx, locked.id, now, 'link');
    await recordConsents(tx, changedConsents(locked, corrections), {
      contractId: locked.id,
      userUid: locked.user_uid,
      source: 'sign',
      at: now,
    });
    if (changed !== null) {
      await appendEvent(tx, context.keys, {
        contractId: locked.id,
        type: 'edited',
        at: now,
        actor: 'customer',
        data: { fields: Object.keys(changed.after) },
        details: changed,
      });
    }
    await supersede(tx, locked.id, 'contratto', now);
    await addDocument(tx, shownRow(locked.id, paper, now));
    await issueCode(tx, context, pending, 'signing');
    return pending;
  });
}
