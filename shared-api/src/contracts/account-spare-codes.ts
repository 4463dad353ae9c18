import { spareCodes } from '../entities/account';
import { recordWithMessage } from '../entities/answers';
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
    answers: { 202: recordWithMessage(spareCodes) },
  },
});
