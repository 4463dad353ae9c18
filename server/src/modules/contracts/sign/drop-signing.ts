import type { Queries } from '../../../platform/db';
import { supersede } from '../../documents';
import { voidCodes } from '../codes/one-time-codes.repository';
import type { ContractChange } from '../contract.types';

/** A contract whose signature is no longer asked for. */
export const notSigning = {
  origin_status: null,
  pending_until: null,
  document_sha256: null,
  form_id: null,
  signing_snapshot: null,
} as const satisfies ContractChange;

/** Takes back what was sent and shown for a signature: the codes and the document. */
export async function dropSigning(tx: Queries, contractId: string, now: Date): Promise<void> {
  await voidCodes(tx, contractId, 'signing', now);
  await supersede(tx, contractId, 'contratto', now);
}
