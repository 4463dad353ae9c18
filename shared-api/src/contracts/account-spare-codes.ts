import * as z from 'shared-api/schema';
import { spareCodes } from '../entities/account';
import { recordWithMessage } from '../entities/answers';
import { signInCode } from '../entities/fields';
import { defineContract } from '../kernel';

/** The codes that stand for a second step once each: made anew where few are left, or somebody else saw them. */
export const accountSpareCodes = defineContract({
  renew: {
    method: 'POST',
    path: '/account/spare-codes',
    access: 'account',
    rate: 'sign-in',
    recentProof: true,
    summary: 'Dà una volta dieci nuovi codici di riserva; quelli di prima non valgono più',
    /** With an app its code, or a spare one: one of the new ones would take the app away. */
    body: z.strictObject({ otp_code: z.optional(signInCode) }),
    answers: { 202: recordWithMessage(spareCodes) },
  },
});
