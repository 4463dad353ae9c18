import * as z from 'shared-api/schema';
import { spareCodes, totpSetup } from '../entities/account';
import { messageOnly, record, recordWithMessage } from '../entities/answers';
import { acrossFields } from '../entities/contract-body';
import { email, mobile, otpCode, signInCode } from '../entities/fields';
import { user } from '../entities/user';
import { defineContract } from '../kernel';
import { linkToken } from './auth';

const changed = { 202: recordWithMessage(user) };

/** E-mail, phone and authenticator app: what an account proves itself with changes only once it is confirmed. */
export const accountContacts = defineContract({
  changeEmail: {
    method: 'POST',
    path: '/account/email',
    access: 'account',
    rate: 'code',
    recentProof: true,
    summary: 'Manda il link di conferma alla nuova e-mail; quella di prima vale fino ad allora',
    body: z.strictObject({ email }),
    answers: { 202: messageOnly },
  },
  confirmEmail: {
    method: 'POST',
    path: '/account/email/confirm',
    access: 'account',
    rate: 'sign-in',
    summary: 'Conferma la nuova e-mail',
    body: z.strictObject({ token: linkToken }),
    answers: changed,
  },
  changePhone: {
    method: 'POST',
    path: '/account/phone',
    access: 'account',
    rate: 'code',
    recentProof: true,
    summary: 'Manda il codice al nuovo cellulare; quello di prima vale fino ad allora',
    body: z.strictObject({ phone: mobile, phone_confirmed: z.optional(z.boolean()) }).check(acrossFields),
    answers: { 202: messageOnly },
  },
  confirmPhone: {
    method: 'POST',
    path: '/account/phone/confirm',
    access: 'account',
    rate: 'sign-in',
    summary: 'Conferma il nuovo cellulare',
    body: z.strictObject({ otp_code: otpCode }),
    answers: changed,
  },
  setUpTotp: {
    method: 'POST',
    path: '/account/totp',
    access: 'account',
    rate: 'sign-in',
    recentProof: true,
    summary: 'Prepara l’app di autenticazione: indirizzo e codice QR',
    answers: { 200: record(totpSetup) },
  },
  confirmTotp: {
    method: 'POST',
    path: '/account/totp/confirm',
    access: 'account',
    rate: 'sign-in',
    summary: 'Accende il secondo passaggio con l’app; dà una volta i dieci codici di riserva',
    body: z.strictObject({ otp_code: otpCode }),
    answers: { 202: recordWithMessage(spareCodes) },
  },
  removeTotp: {
    method: 'DELETE',
    path: '/account/totp',
    access: 'account',
    rate: 'sign-in',
    summary: 'Spegne il secondo passaggio con l’app',
    body: z.strictObject({ otp_code: signInCode }),
    answers: { 204: null },
  },
});
