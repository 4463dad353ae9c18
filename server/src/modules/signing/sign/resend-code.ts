import { pendingUntil } from 'shared-api/domain';
import type { Client } from '../../../platform/http';
import {
  type CodePurpose,
  type Contract,
  type ContractsContext,
  expectUnchanged,
  lockById,
  updateContract,
} from '../../contracts';
import { withinCodeLimits } from '../codes/code-limits';
import { expectCodeDue, issueCode } from '../codes/issue-code';
import { expectIdentifiedPhone } from '../identity/identified-phone';
import { expectNotBlocked } from './sign-contract';

/** The signing code goes to who holds a grant in PENDING; in every other case it is an access code. */
export function purposeOf(contract: Pick<Contract, 'status'>, granted: boolean): CodePurpose {
  return granted && contract.status === 'PENDING' ? 'signing' : 'access';
}

/**
 * Sends a new code to the stored phone and voids the one before.
 * @throws Refusal `too_many_requests`, `otp_invalid` when signing is blocked, `validation` without a phone
 */
export async function resendCode(
  context: ContractsContext,
  contract: Contract,
  granted: boolean,
  client: Client,
): Promise<Contract> {
  const now = context.clock.now();
  const purpose = purposeOf(contract, granted);
  if (purpose === 'signing') expectNotBlocked(contract);
  else await expectIdentifiedPhone(context.db.read, contract);
  await expectCodeDue(context.db.read, context, contract, purpose);
  const request = { contract, client, now, demo: context.demo };
  return withinCodeLimits(context.limits, request, () =>
    context.db.lastTransaction(async (tx) => {
      const found = await lockById(tx, contract.id);
      // Of several calls at once the first one sends.
      await expectCodeDue(tx, context, contract, purpose);
      const locked = expectUnchanged(contract, found);
      await issueCode(tx, context, locked, purpose);
      if (purpose === 'access') return locked;
      return updateContract(tx, locked, { pending_until: pendingUntil(now) }, now);
    }),
  );
}
