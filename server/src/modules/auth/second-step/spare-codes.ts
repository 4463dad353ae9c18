import { fewSpareCodes } from 'shared-api/domain';
import type { Queries } from '../../../platform/db';
import { invalid } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import type { Account } from '../../users';
import { auditOwn } from '../audit-own';
import type { AuthContext } from '../auth.context';
import { authMessages } from '../auth.messages';
import { tellFewSpareCodes, tellSpareCodesRenewed } from '../contacts/account-emails';
import { proveStep, wrongStep } from './prove-step';
import { isSpareCode, passSecondStep } from './second-step';
import { countSpareCodes, renewSpareCodes } from './spare-codes.repository';

/**
 * Makes ten new spare codes; those before are worth nothing, and the person hears of it. An app, which one of them would
 * take away, wants its own code for that.
 * @returns the ten, shown this once
 * @throws Refusal on `two_step` where no second step is on, on `otp_code` where the app's is missing, `otp_invalid`
 */
export function renewOwnSpareCodes(
  context: AuthContext,
  { uid, code }: { readonly uid: string; readonly code: string | undefined },
): Promise<readonly string[]> {
  const { clock, keys } = context;
  return proveStep(context, uid, async (tx, account) => {
    if (account.two_step === 'off') throw invalid({ two_step: [t(authMessages.noStepForSpareCodes)] });
    if (account.two_step === 'totp') {
      if (code === undefined) throw invalid({ otp_code: [t(authMessages.codeNeeded)] });
      if (!(await passSecondStep(tx, context, account, code))) return wrongStep();
    }
    const codes = await renewSpareCodes(tx, keys, uid, clock.now());
    await tellSpareCodesRenewed(tx, context, account);
    await auditOwn(tx, context, uid, 'account.spare-codes-renewed');
    return { value: codes };
  });
}

/** Who has just used up one of the last spare codes hears how many are left. Part of the caller's transaction. */
export async function noteSpareCodeUsed(
  tx: Queries,
  context: AuthContext,
  account: Account,
  typed: string,
): Promise<void> {
  if (!isSpareCode(typed)) return;
  const left = await countSpareCodes(tx, account.uid);
  if (left <= fewSpareCodes) await tellFewSpareCodes(tx, context, account, left);
}
