import type { Queries } from '../../../platform/db';
import type { KeptReply } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import type { Contract } from '../contract.types';
import { contractMessages } from '../contracts.messages';
import type { OnCreated } from '../create/create-contract';
import { snapshotsOf } from '../snapshots';
import { fullContract } from './customer-contract.view';

/**
 * Keeps the answer that tells of a new contract in the transaction that makes it, so that a crash between the two makes
 * no second one.
 * @returns for the call to answer with
 */
export function keeping<Answer extends KeptReply>(
  keepAnswer: (tx: Queries, answer: KeptReply) => Promise<void>,
  answerOf: (contract: Contract, tx: Queries, from?: string) => Promise<Answer>,
): OnCreated<Answer> {
  return async (tx, contract, from) => {
    const answer = await answerOf(contract, tx, from);
    await keepAnswer(tx, answer);
    return answer;
  };
}

/** What a call answers that made a contract: nothing stands beside one that is new, so nothing is looked for. */
export async function createdAnswer(contract: Contract) {
  const nothingYet = { otp: null, maintenance: [], identity: null };
  return {
    status: 201 as const,
    body: {
      data: fullContract(contract, snapshotsOf(contract), contract.created_at, nothingYet),
      message: t(contractMessages.created, { code: contract.code }),
    },
  };
}
