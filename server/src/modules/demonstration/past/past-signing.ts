import { randomUUID } from 'node:crypto';
import { pendingUntil } from 'shared-api/domain';
import { randomCode } from '../../../platform/keys';
import { printed, stageAfter } from '../../contracts';
import {
  type FilledForm,
  makeContratto,
  makeScheda,
  schedaFacts,
  sealedRow,
  sealFacts,
  shownRow,
} from '../../documents';
import { codeParts, evidenceOf, expiresAt } from '../../signing';
import { change, type PastContext, type PastContract, record } from './past-contract';

/** Whether the documents are made now, or when somebody first opens them. */
export type Papers = 'now' | 'later';

/** Where a signature came from. */
export interface Device {
  readonly address: string;
  readonly userAgent: string;
}

export interface Asked {
  readonly codeId: string;
  readonly at: Date;
  readonly paper: FilledForm | null;
}

/** The customer asks for the code: what is signed is frozen, and made when the papers are wanted now. */
export async function sign(context: PastContext, past: PastContract, at: Date, papers: Papers): Promise<Asked> {
  const paper = papers === 'now' ? await makeContratto(context, printed(past.contract)) : null;
  const frozen =
    paper === null
      ? {}
      : {
          document_sha256: paper.sha256,
          form_id: paper.formId,
          signing_snapshot: { sha256: paper.sha256, size: paper.size, accepted_at: at.toISOString() },
        };
  const origin_status = past.contract.status === 'AVAIABLE' ? 'AVAIABLE' : 'DRAFT';
  const pending_until = pendingUntil(at);
  const status = stageAfter(past.contract, 'sign', 'customer');
  change(past, { ...frozen, status, origin_status, pending_at: at, pending_until }, at);
  if (paper !== null) past.documents.push({ ...shownRow(past.contract.id, paper, at), id: randomUUID(), version: 1 });
  const codeId = randomUUID();
  if (paper !== null) past.codes.push(codeRow(context, past, codeId, at));
  const shown = paper === null ? {} : { document_sha256: paper.sha256 };
  const data = { purpose: 'signing', code_id: codeId, ...shown };
  record(context, past, { type: 'code_sent', at, actor: 'customer', data });
  return { codeId, at, paper };
}

/** A code that nobody knows any more. */
function codeRow({ keys }: PastContext, { contract }: PastContract, id: string, at: Date) {
  return {
    id,
    purpose: 'signing' as const,
    contract_id: contract.id,
    code_hmac: keys.hmac('one-time-code', codeParts('signing', randomCode(), contract)),
    document_sha256: contract.document_sha256,
    target_key: keys.hmac('phone', [contract.phone]),
    created_at: at,
    expires_at: expiresAt(at),
  };
}

/** The right code: the contract is signed, and sealed when its paper is there. */
export async function confirm(
  context: PastContext,
  past: PastContract,
  at: Date,
  asked: Asked,
  device: Device,
): Promise<void> {
  const { contract, chain } = past;
  const sealed =
    asked.paper === null
      ? null
      : await context.documents.seal(
          asked.paper.storageKey,
          evidenceOf({
            contract,
            chain,
            code: { codeId: asked.codeId, sentAt: asked.at },
            client: { ...device, isLoopback: false },
            identity: null,
            shownAt: asked.at,
            now: at,
          }),
          at,
        );
  const status = stageAfter(contract, 'confirm', 'customer');
  change(past, { status, origin_status: null, pending_until: null, signed_at: at, phone_verified: true }, at);
  for (const code of past.codes) code.used_at = at;
  record(context, past, {
    type: 'signed',
    at,
    actor: 'customer',
    data: { document_sha256: contract.document_sha256, code_id: asked.codeId, level: contract.signature_level },
    details: { address: device.address, user_agent: device.userAgent },
  });
  if (sealed !== null)
    past.documents.push({ ...sealedRow(contract.id, 'contratto', sealed, at), id: randomUUID(), version: 1 });
  record(context, past, {
    type: sealed === null ? 'document_pending' : 'document_sealed',
    at,
    actor: 'system',
    data: sealed === null ? { kind: 'contratto' } : sealFacts('contratto', sealed),
  });
}

/** The scheda with the method that was chosen: the contract is FILLED. */
export async function fill(context: PastContext, past: PastContract, at: Date, papers: Papers): Promise<void> {
  const { contract } = past;
  const sealed =
    papers === 'now'
      ? await context.documents.seal((await makeScheda(context, printed(contract))).storageKey, null, at)
      : null;
  change(past, { status: stageAfter(contract, 'fill', 'customer'), filled_at: at }, at);
  if (sealed !== null)
    past.documents.push({ ...sealedRow(contract.id, 'scheda', sealed, at), id: randomUUID(), version: 1 });
  const { payment_method } = contract;
  const facts = sealed === null ? {} : schedaFacts(sealed);
  record(context, past, { type: 'filled', at, actor: 'customer', data: { payment_method, ...facts } });
}
