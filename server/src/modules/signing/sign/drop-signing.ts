import type { Queries } from '../../../platform/db';
import { supersede } from '../../documents';
import { voidCodes } from '../codes/one-time-codes.repository';

/** Takes back what was sent and shown for a signature: the codes and the document. */
export async function dropSigning(tx: Queries, contractId: string, now: Date): Promise<void> {
  await voidCodes(tx, contractId, 'signing', now);
  await supersede(tx, contractId, 'contratto', now);
}
