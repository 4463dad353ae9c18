import { unavailable, wrongStatus } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { sealPending } from '../paper/seal-pending';
import { fillScheda } from '../payment/fill-scheda';
import { findContract } from '../staff/find-contract';
import { expectNotWithdrawn, stageAfter } from '../stage';
import { staffMessages } from './staff.messages';
import { type StaffCall, staffOf } from './staff-call';

/**
 * Makes the scheda of a signed contract whose method is chosen, or makes it anew as a new version.
 * @throws Refusal `status`, `stale`, `unavailable` when it could not be made; then nothing changes
 */
export async function fillByStaff(context: ContractsContext, call: StaffCall): Promise<Contract> {
  const staff = staffOf(call.scope);
  const contract = await findContract(context.db.read, call.scope, call.contractUid);
  expectNotWithdrawn(contract);
  stageAfter(contract, 'fill', staff.actor);
  if (contract.payment_method === null) throw wrongStatus(t(staffMessages.methodNotChosen));
  call.expectVersion(contract.version);
  const filled = await fillScheda(context, await sealPending(context, contract), staff.actor, staff.uid);
  if (filled === null) throw unavailable(t(staffMessages.formAway));
  return filled;
}
