import { t } from '../../../platform/i18n';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { contractMessages } from '../contracts.messages';
import { snapshotsOf } from '../snapshots';
import { fullContract } from './customer-contract.view';

/** What a call answers that made a contract: nothing stands beside one that is new, so nothing is looked for. */
export function createdAnswer({ takesCards }: Pick<ContractsContext, 'takesCards'>, contract: Contract) {
  const nothingYet = { otp: null, maintenance: [], identity: null, mismatches: [], statedAt: null, takesCards };
  return {
    status: 201 as const,
    body: {
      data: fullContract(contract, snapshotsOf(contract), contract.created_at, nothingYet),
      message: t(contractMessages.created, { code: contract.code }),
    },
  };
}
