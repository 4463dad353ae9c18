import type { Queries } from '../../../platform/db';
import { t } from '../../../platform/i18n';
import type { Contract } from '../contract.types';
import { contractMessages } from '../contracts.messages';
import type { customerView } from './customer-view';

/** What a call answers that made a contract: in its transaction, to be kept with it, and once more when it is over. */
export function createdAnswer(view: ReturnType<typeof customerView>) {
  return async (contract: Contract, tx?: Queries) => ({
    status: 201 as const,
    body: {
      data: await view(contract, true, tx),
      message: t(contractMessages.created, { code: contract.code }),
    },
  });
}
