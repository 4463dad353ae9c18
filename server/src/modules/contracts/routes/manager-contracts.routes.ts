import { managerContracts } from 'shared-api/contracts';
import { type Implementation, implement } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { staffAnswers, staffCallOf } from '../staff-actions/answer-changed';
import { duplicateContract, renewContract } from '../staff-actions/copy-contract';
import { createByStaff } from '../staff-actions/create-by-staff';
import { staffMessages } from '../staff-actions/staff.messages';

/** What only a dealer does: contracts are written at the desk. */
export function managerContractRoutes(context: ContractsContext): readonly Implementation[] {
  const { view } = staffAnswers(context);
  const created = async (contract: Contract) => {
    const message = t(contract.sent_at === null ? staffMessages.created : staffMessages.createdAndSent, {
      code: contract.code,
    });
    return { status: 201 as const, body: { data: await view(contract), message } };
  };

  return [
    implement(managerContracts.create, async ({ scope, body }) => created(await createByStaff(context, scope, body))),
    implement(managerContracts.duplicate, async (call) => created(await duplicateContract(context, staffCallOf(call)))),
    implement(managerContracts.renew, async (call) => created(await renewContract(context, staffCallOf(call)))),
  ];
}
