import { managerContracts } from 'shared-api/contracts';
import { type Implementation, implement } from '../../../platform/http';
import { type Text, t } from '../../../platform/i18n';
import { noChanges, noConsents } from '../consents/consents.repository';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { snapshotsOf } from '../snapshots';
import { readFoundContract } from '../staff/read-staff-contract';
import { staffCallOf } from '../staff-actions/answer-changed';
import { duplicateContract, renewContract } from '../staff-actions/copy-contract';
import { createByStaff } from '../staff-actions/create-by-staff';
import { staffMessages } from '../staff-actions/staff.messages';

/** What only a dealer does: contracts are written there. */
export function managerContractRoutes(context: ContractsContext): readonly Implementation[] {
  const created = async (contract: Contract, text: Text, from = '') => {
    // Consents are the customer's to give, and nobody was asked yet.
    const found = { contract, frozen: snapshotsOf(contract), consentsAt: noConsents, consentsChangedAt: noChanges };
    const message = t(text, { code: contract.code, from });
    const data = await readFoundContract(context.db.read, context, found);
    return { status: 201 as const, body: { data, message } };
  };
  return [
    implement(managerContracts.create, async ({ scope, body }) => {
      const contract = await createByStaff(context, scope, body);
      return created(contract, contract.sent_at === null ? staffMessages.created : staffMessages.createdAndSent);
    }),
    implement(managerContracts.duplicate, async (call) => {
      const { contract, from } = await duplicateContract(context, staffCallOf(call));
      return created(contract, staffMessages.copied, from);
    }),
    implement(managerContracts.renew, async (call) => {
      const { contract, from } = await renewContract(context, staffCallOf(call));
      return created(contract, staffMessages.renewed, from);
    }),
  ];
}
