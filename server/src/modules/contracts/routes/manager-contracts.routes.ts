import { managerContracts } from 'shared-api/contracts';
import type { Queries } from '../../../platform/db';
import { type Implementation, implement } from '../../../platform/http';
import { type Text, t } from '../../../platform/i18n';
import { noConsents } from '../consents/consents.repository';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { snapshotsOf } from '../snapshots';
import { readFoundContract } from '../staff/read-staff-contract';
import { staffCallOf } from '../staff-actions/answer-changed';
import { duplicateContract, renewContract } from '../staff-actions/copy-contract';
import { createByStaff } from '../staff-actions/create-by-staff';
import { staffMessages } from '../staff-actions/staff.messages';
import { keeping } from '../views/created-answer';

/** What only a dealer does: contracts are written there. */
export function managerContractRoutes(context: ContractsContext): readonly Implementation[] {
  const createdWith =
    (textOf: (contract: Contract) => Text) =>
    async (contract: Contract, tx: Queries, from = '') => {
      // Consents are the customer's to give, and nobody was asked yet.
      const found = { contract, frozen: snapshotsOf(contract), consentsAt: noConsents };
      const message = t(textOf(contract), { code: contract.code, from });
      return { status: 201 as const, body: { data: await readFoundContract(tx, context, found), message } };
    };
  const created = createdWith(({ sent_at }) =>
    sent_at === null ? staffMessages.created : staffMessages.createdAndSent,
  );
  return [
    implement(managerContracts.create, (call) =>
      createByStaff(context, call.scope, call.body, keeping(call.keepAnswer, created)),
    ),
    implement(managerContracts.duplicate, (call) =>
      duplicateContract(
        context,
        staffCallOf(call),
        keeping(
          call.keepAnswer,
          createdWith(() => staffMessages.copied),
        ),
      ),
    ),
    implement(managerContracts.renew, (call) =>
      renewContract(
        context,
        staffCallOf(call),
        keeping(
          call.keepAnswer,
          createdWith(() => staffMessages.renewed),
        ),
      ),
    ),
  ];
}
