import * as z from 'shared-api/schema';
import {
  draft,
  keptDraft,
  listedDraft,
  newDraft,
  newSavedView,
  savedView,
  savedViewFields,
  viewLists,
} from '../entities/account';
import { page, record, recordWithMessage, silent } from '../entities/answers';
import { bellNotification } from '../entities/notification';
import { defineContract } from '../kernel';
import { byId } from './params';
import { pageQuery } from './queries';

const draftKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,80}$/));
const byKey = z.strictObject({ key: draftKey });

/** What a person finds again on any device: the bell, saved views of lists, unfinished forms. */
export const accountDesk = defineContract({
  listNotifications: {
    method: 'GET',
    path: '/account/notifications',
    access: 'account',
    rate: 'read',
    summary: 'Le notifiche della campanella',
    query: pageQuery,
    answers: { 200: page(bellNotification) },
  },
  markSeen: {
    method: 'POST',
    path: '/account/notifications/{id}/seen',
    access: 'account',
    rate: 'write',
    summary: 'Segna una notifica come vista',
    params: byId,
    answers: { 202: silent },
  },
  markAllSeen: {
    method: 'POST',
    path: '/account/notifications/seen',
    access: 'account',
    rate: 'write',
    summary: 'Segna come viste tutte le notifiche della campanella',
    answers: { 202: silent },
  },
  listViews: {
    method: 'GET',
    path: '/account/views',
    access: 'account',
    rate: 'read',
    summary: 'Viste salvate, proprie e condivise',
    query: z.strictObject({ list: z.optional(z.enum(viewLists)) }),
    answers: { 200: record(z.array(savedView)) },
  },
  saveView: {
    method: 'POST',
    path: '/account/views',
    access: 'account',
    rate: 'write',
    summary: 'Salva i filtri di una lista come vista',
    body: newSavedView,
    answers: { 201: recordWithMessage(savedView) },
  },
  updateView: {
    method: 'PATCH',
    path: '/account/views/{id}',
    access: 'account',
    rate: 'write',
    summary: 'Cambia una vista salvata',
    params: byId,
    body: savedViewFields,
    answers: { 202: recordWithMessage(savedView) },
  },
  removeView: {
    method: 'DELETE',
    path: '/account/views/{id}',
    access: 'account',
    rate: 'write',
    summary: 'Elimina una vista salvata',
    params: byId,
    answers: { 204: null },
  },
  listDrafts: {
    method: 'GET',
    path: '/account/drafts',
    access: 'account',
    rate: 'read',
    summary:
      'I moduli di un tipo lasciati a metà, dall’ultimo cambiato: quello con la chiave data e quelli dopo il trattino',
    query: z.strictObject({ form: draftKey }),
    answers: { 200: record(z.array(listedDraft)) },
  },
  getDraft: {
    method: 'GET',
    path: '/account/drafts/{key}',
    access: 'account',
    rate: 'read',
    summary: 'Un modulo lasciato a metà, o niente',
    params: byKey,
    answers: { 200: record(z.nullable(draft)) },
  },
  saveDraft: {
    method: 'PUT',
    path: '/account/drafts/{key}',
    access: 'account',
    rate: 'write',
    summary:
      'Tiene un modulo lasciato a metà, senza dirlo ogni volta; 412 se nel frattempo è stato cambiato o buttato altrove',
    params: byKey,
    body: newDraft,
    answers: { 202: record(keptDraft) },
  },
  removeDraft: {
    method: 'DELETE',
    path: '/account/drafts/{key}',
    access: 'account',
    rate: 'write',
    summary: 'Butta un modulo lasciato a metà',
    params: byKey,
    answers: { 204: null },
  },
});
