import * as z from 'shared-api/schema';
import { record, recordWithMessage } from '../entities/answers';
import { contractDocument } from '../entities/contract';
import { contractRequest, requestAnswer } from '../entities/contract-request';
import { contractAttachment, contractNote, newContractNote } from '../entities/contract-work';
import { fileAnswer } from '../kernel';
import { contractPapers } from './contract-papers';
import { eventsAnswer } from './customer-actions';
import { byContract, byContractDocument } from './params';

const attachmentTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

/** A file beside a contract: 8 MB at most, told by its content. */
export const attachmentFile = { field: 'file', maxBytes: 8 * 1024 * 1024, mediaTypes: attachmentTypes };

/** What lies in a contract's folder, for a manager and for an admin: history, documents, the customer's requests, notes, attachments. */
export function staffContractFiles<const B extends '/manager' | '/admin', const A extends 'manager' | 'admin'>(
  base: B,
  access: A,
) {
  return {
    listEvents: {
      method: 'GET',
      path: `${base}/contracts/{contract_uid}/events`,
      access,
      rate: 'read',
      summary: 'La cronologia del contratto',
      params: byContract,
      answers: eventsAnswer,
    },
    listDocuments: {
      method: 'GET',
      path: `${base}/contracts/{contract_uid}/documents`,
      access,
      rate: 'read',
      summary: 'Documenti del contratto, con le loro versioni',
      params: byContract,
      answers: { 200: record(z.array(contractDocument)) },
    },
    ...contractPapers(base, access),
    listRequests: {
      method: 'GET',
      path: `${base}/contracts/{contract_uid}/requests`,
      access,
      rate: 'read',
      summary: 'Le richieste del cliente, con le risposte',
      params: byContract,
      answers: { 200: record(z.array(contractRequest)) },
    },
    answerRequest: {
      method: 'POST',
      path: `${base}/contracts/{contract_uid}/requests/{id}/answer`,
      access,
      rate: 'write',
      summary: 'Risponde a una richiesta del cliente e la chiude',
      params: byContractDocument,
      body: requestAnswer,
      answers: { 202: recordWithMessage(contractRequest) },
    },
    changeAnswer: {
      method: 'PATCH',
      path: `${base}/contracts/{contract_uid}/requests/{id}/answer`,
      access,
      rate: 'write',
      summary: 'Cambia la risposta a una richiesta; con l’appuntamento lo sposta, senza lo disdice',
      params: byContractDocument,
      body: requestAnswer,
      answers: { 202: recordWithMessage(contractRequest) },
    },
    listNotes: {
      method: 'GET',
      path: `${base}/contracts/{contract_uid}/notes`,
      access,
      rate: 'read',
      summary: 'Note dello staff',
      params: byContract,
      answers: { 200: record(z.array(contractNote)) },
    },
    addNote: {
      method: 'POST',
      path: `${base}/contracts/{contract_uid}/notes`,
      access,
      rate: 'write',
      summary: 'Aggiunge una nota',
      params: byContract,
      body: newContractNote,
      answers: { 201: recordWithMessage(contractNote) },
    },
    listAttachments: {
      method: 'GET',
      path: `${base}/contracts/{contract_uid}/attachments`,
      access,
      rate: 'read',
      summary: 'Allegati del contratto',
      params: byContract,
      answers: { 200: record(z.array(contractAttachment)) },
    },
    addAttachment: {
      method: 'POST',
      path: `${base}/contracts/{contract_uid}/attachments`,
      access,
      rate: 'upload',
      summary: 'Aggiunge un allegato',
      params: byContract,
      file: attachmentFile,
      answers: { 201: recordWithMessage(contractAttachment) },
    },
    getAttachment: {
      method: 'GET',
      path: `${base}/contracts/{contract_uid}/attachments/{id}`,
      access,
      rate: 'read',
      summary: 'Un allegato',
      params: byContractDocument,
      answers: { 200: fileAnswer(...attachmentTypes) },
    },
    removeAttachment: {
      method: 'DELETE',
      path: `${base}/contracts/{contract_uid}/attachments/{id}`,
      access,
      rate: 'write',
      summary: 'Elimina un allegato',
      params: byContractDocument,
      answers: { 204: null },
    },
  } as const;
}
