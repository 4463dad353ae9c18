import type { Queries } from '../../../platform/db';
import type { ContractsContext } from '../contracts.context';
import { voidOvertaken } from '../emails/overtaken';
import { appendEvent, type NewEvent } from './history.repository';

type EndingContext = Pick<ContractsContext, 'keys' | 'outbox' | 'signing' | 'afterSale'>;

/**
 * What leads to a contract ends with it: the code under way, every grant, what asks for something and has not left, a
 * withdrawal that was stated without the phone; and its history says so. The row itself its caller changes.
 */
export async function endContract(
  tx: Queries,
  { keys, outbox, signing, afterSale }: EndingContext,
  ending: Omit<NewEvent, 'type'>,
): Promise<void> {
  const { contractId, at, actorUid = null } = ending;
  await signing.voidCodes(tx, contractId, 'signing', at);
  await signing.voidGrants(tx, contractId, at);
  await voidOvertaken(tx, { outbox }, contractId, null, at);
  await afterSale.endStatement(tx, contractId, actorUid, at);
  await appendEvent(tx, keys, { ...ending, type: 'deleted' });
}
