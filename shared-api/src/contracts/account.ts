import * as z from 'shared-api/schema';
import { consentHistory, keptByLaw, signInSession } from '../entities/account';
import { messageOnly, record, recordWithMessage } from '../entities/answers';
import { password, signInCode } from '../entities/fields';
import { passkeyProof } from '../entities/passkey';
import { profileFields, settingsFields, user } from '../entities/user';
import { defineContract, fileAnswer } from '../kernel';
import { session, typedPassword } from './auth';
import { byId } from './params';

const changed = { 202: recordWithMessage(user) };

/** The signed-in person, whatever their role: profile, consents, sessions and data. */
export const account = defineContract({
  get: {
    method: 'GET',
    path: '/account',
    access: 'account',
    rate: 'read',
    summary: 'Chi ha fatto l’accesso',
    answers: { 200: record(user) },
  },
  refreshToken: {
    method: 'GET',
    path: '/account/refresh-token',
    access: 'account',
    rate: 'read',
    summary: 'Rinnova la sessione',
    answers: { 200: session },
  },
  updateProfile: {
    method: 'PATCH',
    path: '/account/update-profile',
    access: 'account',
    rate: 'write',
    summary: 'Cambia il proprio profilo',
    body: profileFields,
    answers: changed,
  },
  updateSettings: {
    method: 'PATCH',
    path: '/account/update-settings',
    access: 'account',
    rate: 'write',
    recentProof: ['two_step'],
    summary: 'Cambia le proprie impostazioni',
    body: settingsFields,
    answers: changed,
  },
  getPrivacy: {
    method: 'GET',
    path: '/account/privacy',
    access: 'account',
    rate: 'read',
    summary: 'I propri consensi, con la loro storia',
    answers: { 200: record(consentHistory) },
  },
  updatePrivacy: {
    method: 'PATCH',
    path: '/account/update-privacy',
    access: 'account',
    rate: 'write',
    summary: 'Dà o revoca i consensi facoltativi',
    body: z.strictObject({ marketing: z.optional(z.boolean()), survey: z.optional(z.boolean()) }),
    answers: changed,
  },
  changePassword: {
    method: 'POST',
    path: '/account/password',
    access: 'account',
    rate: 'sign-in',
    summary: 'Cambia la password; le altre sessioni finiscono',
    body: z.strictObject({ current_password: typedPassword, password }),
    answers: { 202: messageOnly },
  },
  confirmIdentity: {
    method: 'POST',
    path: '/account/confirm-identity',
    access: 'account',
    rate: 'sign-in',
    summary: 'Conferma, con password, codice del secondo passaggio o passkey, che è il titolare: vale 10 minuti',
    body: z.strictObject({
      password: z.optional(typedPassword),
      otp_code: z.optional(signInCode),
      passkey: z.optional(passkeyProof),
    }),
    answers: { 202: messageOnly },
  },
  sendIdentityCode: {
    method: 'POST',
    path: '/account/identity-code',
    access: 'account',
    rate: 'code',
    summary: 'Manda per SMS il codice che conferma il titolare, dove il secondo passaggio è per SMS',
    answers: { 202: messageOnly },
  },
  listSessions: {
    method: 'GET',
    path: '/account/sessions',
    access: 'account',
    rate: 'read',
    summary: 'Dove si è fatto l’accesso',
    answers: { 200: record(z.array(signInSession)) },
  },
  endSession: {
    method: 'DELETE',
    path: '/account/sessions/{id}',
    access: 'account',
    rate: 'write',
    summary: 'Chiude una sessione',
    params: byId,
    answers: { 204: null },
  },
  exportData: {
    method: 'GET',
    path: '/account/data-export',
    access: 'account',
    rate: 'export',
    recentProof: true,
    summary: 'Tutti i propri dati: JSON e PDF in uno ZIP',
    answers: { 200: fileAnswer('application/zip') },
  },
  requestErasure: {
    method: 'POST',
    path: '/account/erasure',
    access: 'account',
    rate: 'sign-in',
    summary: 'Chiede la cancellazione dei dati; dice che cosa la legge fa conservare',
    body: z.strictObject({ password: typedPassword }),
    answers: { 202: recordWithMessage(z.object({ kept: z.array(keptByLaw) })) },
  },
});
