import { unavailable, wrongStatus } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import {
  type Contract,
  type ContractsContext,
  expectNotWithdrawn,
  type FillPdf,
  findContract,
  type StaffCall,
  staffOf,
  stageAfter,
} from '../../contracts';
import { sealPending } from '../../signing';
import { fillScheda } from '../payment/fill-scheda';
import { staffPaymentMessages } from './staff-payment.messages';

/**
 * Makes the scheda of a signed contract whose method is chosen, or makes it anew as a new version.
 * @throws Refusal `status`, `stale`, `unavailable` when it could not be made; then nothing changes
 */
export async function fillByStaff(context: ContractsContext, call: StaffCall): Promise<Contract> {
  const staff = staffOf(call.scope);
  const contract = await findContract(context.db.read, call.scope, call.contractUid);
  expectNotWithdrawn(contract);
  stageAfter(contract, 'fill', staff.actor);
  if (contract.payment_method === null) throw wrongStatus(t(staffPaymentMessages.methodNotChosen));
  call.expectVersion(contract.version);
  const filled = await fillScheda(context, await sealPending(context, contract), staff.actor, staff.uid);
  if (filled === null) throw unavailable(t(staffPaymentMessages.formAway));
  return filled;
}

/** The same of many, one after the other: says what became of each. */
export function fillPdf(context: ContractsContext): FillPdf {
  return async (call) => {
    await fillByStaff(context, call);
    return t(staffPaymentMessages.filled);
  };
}
