import * as z from 'zod/mini';
import { consentHistory, signInSession } from '../entities/account';
import { messageOnly, page, record, recordWithMessage } from '../entities/answers';
import { contractRow } from '../entities/contract';
import { uid } from '../entities/fields';
import { listQuery } from '../entities/list-query';
import { store } from '../entities/store';
import { adminProfileFields, adminUser, newUser, revocation, role, settingsFields } from '../entities/user';
import { defineContract } from '../kernel';
import { byUser } from './params';
import { adminContractsQuery, pageQuery } from './queries';

const usersQuery = listQuery({
  filters: [
    'role',
    'store_uid',
    'active',
    'email',
    'firstname',
    'lastname',
    'phone',
    'city',
    'province',
    'email_verified_at',
    'phone_verified_at',
    'reactivation_requested_at',
    'created_at',
  ],
  sorts: ['created_at', 'firstname', 'lastname', 'email', 'reactivation_requested_at'],
});

const changed = { 202: recordWithMessage(adminUser) };

/** Every account, for the operator. Nobody edits their own roles, and the last admin stays one. */
export const adminUsers = defineContract({
  search: {
    method: 'GET',
    path: '/admin/users/search',
    access: 'admin',
    rate: 'read',
    summary: 'Cerca fra le persone',
    query: usersQuery,
    answers: { 200: page(adminUser) },
  },
  get: {
    method: 'GET',
    path: '/admin/users/{uid}',
    access: 'admin',
    rate: 'read',
    summary: 'Una persona',
    params: byUser,
    answers: { 200: record(adminUser) },
  },
  listContracts: {
    method: 'GET',
    path: '/admin/users/{uid}/contracts',
    access: 'admin',
    rate: 'read',
    summary: 'Contratti di una persona',
    params: byUser,
    query: adminContractsQuery,
    answers: { 200: page(contractRow) },
  },
  listStores: {
    method: 'GET',
    path: '/admin/users/{uid}/stores',
    access: 'admin',
    rate: 'read',
    summary: 'Dealer affidati a una persona',
    params: byUser,
    query: pageQuery,
    answers: { 200: page(store) },
  },
  listSessions: {
    method: 'GET',
    path: '/admin/users/{uid}/sessions',
    access: 'admin',
    rate: 'read',
    summary: 'Dove una persona ha fatto l’accesso',
    params: byUser,
    answers: { 200: record(z.array(signInSession)) },
  },
  endSessions: {
    method: 'DELETE',
    path: '/admin/users/{uid}/sessions',
    access: 'admin',
    rate: 'write',
    summary: 'Chiude tutte le sessioni di una persona',
    params: byUser,
    answers: { 204: null },
  },
  endSession: {
    method: 'DELETE',
    path: '/admin/users/{uid}/sessions/{id}',
    access: 'admin',
    rate: 'write',
    summary: 'Chiude una sessione di una persona',
    params: z.extend(byUser, { id: uid }),
    answers: { 204: null },
  },
  getPrivacy: {
    method: 'GET',
    path: '/admin/users/{uid}/privacy',
    access: 'admin',
    rate: 'read',
    summary: 'I consensi di una persona, con la loro storia',
    params: byUser,
    answers: { 200: record(consentHistory) },
  },
  create: {
    method: 'POST',
    path: '/admin/users/create',
    access: 'admin',
    rate: 'write',
    summary: 'Crea un account e manda l’invito',
    body: newUser,
    answers: { 201: recordWithMessage(adminUser) },
  },
  invite: {
    method: 'POST',
    path: '/admin/users/{uid}/invite',
    access: 'admin',
    rate: 'write',
    summary: 'Manda di nuovo l’invito',
    params: byUser,
    answers: { 202: messageOnly },
  },
  updatePrivacy: {
    method: 'PATCH',
    path: '/admin/users/{uid}/update-privacy',
    access: 'admin',
    rate: 'write',
    summary: 'Revoca consensi di una persona: darli può solo lei',
    params: byUser,
    body: revocation,
    answers: changed,
  },
  updateProfile: {
    method: 'PATCH',
    path: '/admin/users/{uid}/update-profile',
    access: 'admin',
    rate: 'write',
    summary: 'Cambia il profilo di una persona, la disabilita o riattiva',
    params: byUser,
    body: adminProfileFields,
    answers: changed,
  },
  updateSettings: {
    method: 'PATCH',
    path: '/admin/users/{uid}/update-settings',
    access: 'admin',
    rate: 'write',
    summary: 'Cambia le impostazioni di una persona',
    params: byUser,
    body: settingsFields,
    answers: changed,
  },
  updateRoles: {
    method: 'PATCH',
    path: '/admin/users/{uid}/update-roles',
    access: 'admin',
    rate: 'write',
    summary: 'Cambia i ruoli di una persona; le sue sessioni finiscono',
    params: byUser,
    body: z.strictObject({ roles: z.array(role).check(z.minLength(1)) }),
    answers: changed,
  },
  destroy: {
    method: 'DELETE',
    path: '/admin/users/{uid}/destroy',
    access: 'admin',
    rate: 'write',
    summary: 'Elimina una persona; resta quello che la legge fa conservare',
    params: byUser,
    answers: { 204: null },
  },
});
