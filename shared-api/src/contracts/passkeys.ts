import * as z from 'shared-api/schema';
import { record, recordWithMessage } from '../entities/answers';
import { newPasskey, passkey, passkeyCreation, passkeyFields, passkeyProof, passkeyRequest } from '../entities/passkey';
import { defineContract } from '../kernel';
import { session } from './auth';
import { byId } from './params';

/** Passkeys (WebAuthn): signing in without a password, and whatever else asks who somebody is. */
export const passkeys = defineContract({
  request: {
    method: 'POST',
    path: '/auth/passkey/options',
    access: 'anybody',
    rate: 'sign-in',
    summary: 'Prepara la prova di una passkey: per l’accesso, il secondo passaggio o una conferma',
    answers: { 200: record(passkeyRequest) },
  },
  signIn: {
    method: 'POST',
    path: '/auth/passkey',
    access: 'anybody',
    rate: 'sign-in',
    summary: 'Accede con una passkey',
    body: passkeyProof,
    answers: { 200: session },
  },
  list: {
    method: 'GET',
    path: '/account/passkeys',
    access: 'account',
    rate: 'read',
    summary: 'Le proprie passkey',
    answers: { 200: record(z.array(passkey)) },
  },
  prepare: {
    method: 'POST',
    path: '/account/passkeys/options',
    access: 'account',
    rate: 'sign-in',
    recentProof: true,
    summary: 'Prepara una nuova passkey',
    answers: { 200: record(passkeyCreation) },
  },
  add: {
    method: 'POST',
    path: '/account/passkeys',
    access: 'account',
    rate: 'sign-in',
    recentProof: true,
    summary: 'Aggiunge una passkey; le altre sessioni finiscono',
    body: newPasskey,
    answers: { 201: recordWithMessage(passkey) },
  },
  rename: {
    method: 'PATCH',
    path: '/account/passkeys/{id}',
    access: 'account',
    rate: 'write',
    recentProof: true,
    summary: 'Dà un altro nome a una passkey',
    params: byId,
    body: passkeyFields,
    answers: { 202: recordWithMessage(passkey) },
  },
  remove: {
    method: 'DELETE',
    path: '/account/passkeys/{id}',
    access: 'account',
    rate: 'write',
    recentProof: true,
    summary: 'Toglie una passkey',
    params: byId,
    answers: { 204: null },
  },
});
