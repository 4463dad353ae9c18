import * as z from 'shared-api/schema';
import { record, recordWithMessage } from '../entities/answers';
import { contractPage, staffContract } from '../entities/contract';
import { newManagerContract } from '../entities/contract-body';
import { contractQr, deletion, identityCheck, maintenanceDone } from '../entities/contract-work';
import { contractUid } from '../entities/fields';
import { defineContract, fileAnswer } from '../kernel';
import { byContract } from './params';
import { exportAnswer, managerContractsQuery, managerExportQuery } from './queries';
import { staffActions } from './staff-actions';
import { attachmentFile, staffContractFiles } from './staff-contract-files';

const created = { 201: recordWithMessage(staffContract) };
const changed = { 202: recordWithMessage(staffContract) };
const maintenanceNumber = z.string().check(z.regex(/^([1-9]|[1-4]\d|50)$/));

/** The contracts of a manager's own stores. */
export const managerContracts = defineContract({
  list: {
    method: 'GET',
    path: '/manager/contracts',
    access: 'manager',
    rate: 'read',
    summary: 'Contratti dei propri dealer, con il conto di ogni stato',
    query: managerContractsQuery,
    answers: { 200: contractPage },
  },
  create: {
    method: 'POST',
    path: '/manager/contracts/create',
    access: 'manager',
    rate: 'write',
    summary: 'Crea un contratto; con `send` manda subito il link',
    body: newManagerContract,
    answers: created,
  },
  ...staffActions('/manager', 'manager'),
  ...staffContractFiles('/manager', 'manager'),
  remove: {
    method: 'DELETE',
    path: '/manager/contracts/{contract_uid}/delete',
    access: 'manager',
    rate: 'write',
    summary: 'Elimina un contratto non firmato',
    params: byContract,
    body: deletion,
    answers: { 204: null },
  },
  recordIdentity: {
    method: 'POST',
    path: '/manager/contracts/{contract_uid}/identity',
    access: 'manager',
    rate: 'upload',
    summary: 'Registra il documento d’identità per la firma avanzata',
    params: byContract,
    body: identityCheck,
    file: attachmentFile,
    answers: changed,
  },
  getQr: {
    method: 'GET',
    path: '/manager/contracts/{contract_uid}/qr',
    access: 'manager',
    rate: 'read',
    summary: 'Il codice QR da mostrare al banco',
    params: byContract,
    answers: { 200: record(contractQr) },
  },
  duplicate: {
    method: 'POST',
    path: '/manager/contracts/{contract_uid}/duplicate',
    access: 'manager',
    rate: 'write',
    summary: 'Una nuova bozza con gli stessi dati',
    params: byContract,
    answers: created,
  },
  renew: {
    method: 'POST',
    path: '/manager/contracts/{contract_uid}/renew',
    access: 'manager',
    rate: 'write',
    summary: 'Una nuova bozza che continua un contratto pagato',
    params: byContract,
    answers: created,
  },
  completeMaintenance: {
    method: 'POST',
    path: '/manager/contracts/{contract_uid}/maintenance/{n}/done',
    access: 'manager',
    rate: 'write',
    summary: 'Segna un tagliando come fatto',
    params: z.strictObject({ contract_uid: contractUid, n: maintenanceNumber }),
    body: maintenanceDone,
    answers: changed,
  },
  getCalendar: {
    method: 'GET',
    path: '/manager/contracts/{contract_uid}/calendar.ics',
    access: 'manager',
    rate: 'read',
    summary: 'Scadenze e tagliandi per il calendario',
    params: byContract,
    answers: { 200: fileAnswer('text/calendar') },
  },
  export: {
    method: 'GET',
    path: '/manager/contracts/export',
    access: 'manager',
    rate: 'export',
    summary: 'La lista filtrata in CSV o XLSX',
    query: managerExportQuery,
    answers: exportAnswer,
  },
});
