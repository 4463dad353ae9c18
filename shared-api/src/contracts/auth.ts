import * as z from 'shared-api/schema';
import { messageOnly, record } from '../entities/answers';
import { email, password, signInCode } from '../entities/fields';
import { passkeyProof } from '../entities/passkey';
import { role } from '../entities/user';
import { defineContract } from '../kernel';
import { rule } from '../validation/validation';

/** A password as it is typed to be checked: no rule but that there is one. */
export const typedPassword = z.string().check(z.minLength(1, rule('required')), z.maxLength(256));

/** What an e-mail's link carries. */
export const linkToken = z.string().check(z.minLength(1, rule('required')), z.maxLength(200));

export const credentials = z.strictObject({ email, password: typedPassword });

/** What a sign-in answers, bare as the specification reads it. */
export const session = z.object({ access_token: z.string(), roles: z.array(role), message: z.string() });

export const auth = defineContract({
  preLogin: {
    method: 'POST',
    path: '/auth/pre-login',
    access: 'anybody',
    rate: 'sign-in',
    summary: 'Controlla la password e dice se serve il secondo passaggio',
    body: credentials,
    answers: {
      200: record(
        z.object({
          otp_required: z.boolean(),
          /** How the code comes; null where no code will do. */
          channel: z.nullable(z.enum(['totp', 'sms'])),
          /** Whether a passkey will do for it. */
          passkey: z.optional(z.boolean()),
        }),
      ),
    },
  },
  login: {
    method: 'POST',
    path: '/auth/login',
    access: 'anybody',
    rate: 'sign-in',
    summary: 'Accede',
    body: z.extend(credentials, { otp_code: z.optional(signInCode), passkey: z.optional(passkeyProof) }),
    answers: { 200: session },
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    access: 'anybody',
    rate: 'write',
    summary: 'Esce; anche con una sessione già finita',
    answers: { 202: messageOnly },
  },
  forgotPassword: {
    method: 'POST',
    path: '/auth/forgot-password',
    access: 'anybody',
    rate: 'sign-in',
    summary: 'Manda il link per una nuova password, se l’account esiste',
    body: z.strictObject({ email }),
    answers: { 202: messageOnly },
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/forgot-password/reset',
    access: 'anybody',
    rate: 'sign-in',
    summary: 'Imposta la nuova password con il link ricevuto',
    body: z.strictObject({ token: linkToken, password }),
    answers: { 202: messageOnly },
  },
  undoEmailChange: {
    method: 'POST',
    path: '/auth/undo-email-change',
    access: 'anybody',
    rate: 'sign-in',
    summary: 'Rimette l’e-mail di prima con il link che le è stato mandato; tutte le sessioni finiscono',
    body: z.strictObject({ token: linkToken }),
    answers: { 202: messageOnly },
  },
  reactivateRequest: {
    method: 'POST',
    path: '/auth/reactivate-request',
    access: 'anybody',
    rate: 'sign-in',
    summary: 'Chiede di riattivare un account disattivato',
    body: z.strictObject({ email }),
    answers: { 202: messageOnly },
  },
});
