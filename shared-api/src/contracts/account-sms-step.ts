import * as z from 'shared-api/schema';
import { spareCodes } from '../entities/account';
import { messageOnly, recordWithMessage } from '../entities/answers';
import { otpCode } from '../entities/fields';
import { defineContract } from '../kernel';

/** Codes by SMS as the second step: switched on with one that arrived. */
export const accountSmsStep = defineContract({
  setUp: {
    method: 'POST',
    path: '/account/sms-step',
    access: 'account',
    rate: 'code',
    recentProof: true,
    summary: 'Manda un codice di prova al cellulare confermato, per accendere il secondo passaggio per SMS',
    answers: { 202: messageOnly },
  },
  confirm: {
    method: 'POST',
    path: '/account/sms-step/confirm',
    access: 'account',
    rate: 'sign-in',
    summary: 'Accende il secondo passaggio per SMS; dà una volta i dieci codici di riserva',
    body: z.strictObject({ otp_code: otpCode }),
    answers: { 202: recordWithMessage(spareCodes) },
  },
});
