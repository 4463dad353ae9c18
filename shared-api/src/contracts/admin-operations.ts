import * as z from 'shared-api/schema';
import { page, record, recordWithMessage } from '../entities/answers';
import { chainCheck } from '../entities/contract-work';
import { listQuery } from '../entities/list-query';
import {
  auditRow,
  messageTemplate,
  messageTemplateFields,
  outboxMessage,
  settingChanges,
  settingList,
} from '../entities/operations';
import { defineContract } from '../kernel';
import { byId } from './params';
import { exportAnswer, exported, messagesQuery } from './queries';

const auditQuery = listQuery({
  filters: ['at', 'actor_uid', 'role', 'action', 'subject_type', 'subject_id', 'address', 'request_id'],
  sorts: ['at', 'action'],
});
const auditExportQuery = z.extend(z.omit(auditQuery, { page: true, per_page: true }), exported);

/** Messages, their templates, who did what, and the product’s settings. */
export const adminOperations = defineContract({
  listMessages: {
    method: 'GET',
    path: '/admin/messages',
    access: 'admin',
    rate: 'read',
    summary: 'SMS ed e-mail in uscita, con la consegna',
    query: messagesQuery,
    answers: { 200: page(outboxMessage) },
  },
  retryMessage: {
    method: 'POST',
    path: '/admin/messages/{id}/retry',
    access: 'admin',
    rate: 'write',
    summary: 'Riprova a mandare un messaggio non consegnato',
    params: byId,
    answers: { 202: recordWithMessage(outboxMessage) },
  },
  listTemplates: {
    method: 'GET',
    path: '/admin/message-templates',
    access: 'admin',
    rate: 'read',
    summary: 'Testi dei messaggi, con anteprima',
    answers: { 200: record(z.array(messageTemplate)) },
  },
  updateTemplate: {
    method: 'PATCH',
    path: '/admin/message-templates',
    access: 'admin',
    rate: 'write',
    summary: 'Cambia il testo di un messaggio',
    body: messageTemplateFields,
    answers: { 200: record(messageTemplate), 202: recordWithMessage(messageTemplate) },
  },
  listAudit: {
    method: 'GET',
    path: '/admin/audit',
    access: 'admin',
    rate: 'read',
    summary: 'Chi ha fatto che cosa, quando e da dove',
    query: auditQuery,
    answers: { 200: page(auditRow) },
  },
  exportAudit: {
    method: 'GET',
    path: '/admin/audit/export',
    access: 'admin',
    rate: 'export',
    summary: 'Il registro filtrato in CSV o XLSX',
    query: auditExportQuery,
    answers: exportAnswer,
  },
  verifyAudit: {
    method: 'GET',
    path: '/admin/audit/verify',
    access: 'admin',
    rate: 'read',
    summary: 'Controlla la catena del registro',
    answers: { 200: record(chainCheck) },
  },
  listSettings: {
    method: 'GET',
    path: '/admin/settings',
    access: 'admin',
    rate: 'read',
    summary: 'Limiti e termini del prodotto',
    answers: { 200: settingList },
  },
  updateSettings: {
    method: 'PATCH',
    path: '/admin/settings',
    access: 'admin',
    rate: 'write',
    summary: 'Cambia limiti e termini',
    body: settingChanges,
    answers: { 202: z.extend(settingList, { message: z.string() }) },
  },
});
