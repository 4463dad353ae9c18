import * as z from 'shared-api/schema';
import { messageOnly, record, recordWithMessage } from '../entities/answers';
import {
  adapterTest,
  areaCanary,
  areaDisable,
  areaRollback,
  areaStatus,
  releaseVersion,
  systemStatus,
} from '../entities/system';
import { defineContract } from '../kernel';
import { areaName, byName } from './params';

const changed = { 202: recordWithMessage(areaStatus) };

/** The running product: database, jobs, adapters, and the version of each area. */
export const adminSystem = defineContract({
  get: {
    method: 'GET',
    path: '/admin/system',
    access: 'admin',
    rate: 'read',
    summary: 'Database, lavori, archivio, servizi esterni, errori dei browser',
    answers: { 200: record(systemStatus) },
  },
  listAreas: {
    method: 'GET',
    path: '/admin/system/areas',
    access: 'admin',
    rate: 'read',
    summary: 'Le aree in linea, con versioni ed errori',
    answers: { 200: record(z.array(areaStatus)) },
  },
  rollBackArea: {
    method: 'POST',
    path: '/admin/system/areas/{name}/rollback',
    access: 'admin',
    rate: 'write',
    summary: 'Riporta un’area a una versione di prima',
    params: byName,
    body: areaRollback,
    answers: changed,
  },
  startCanary: {
    method: 'POST',
    path: '/admin/system/areas/{name}/canary',
    access: 'admin',
    rate: 'write',
    summary: 'Dà una versione nuova a una parte delle sessioni',
    params: byName,
    body: areaCanary,
    answers: changed,
  },
  promoteCanary: {
    method: 'POST',
    path: '/admin/system/areas/{name}/promote',
    access: 'admin',
    rate: 'write',
    summary: 'Dà a tutti la versione in prova',
    params: byName,
    answers: changed,
  },
  disableArea: {
    method: 'POST',
    path: '/admin/system/areas/{name}/disable',
    access: 'admin',
    rate: 'write',
    summary: 'Spegne un’area',
    params: byName,
    body: areaDisable,
    answers: changed,
  },
  enableArea: {
    method: 'POST',
    path: '/admin/system/areas/{name}/enable',
    access: 'admin',
    rate: 'write',
    summary: 'Riaccende un’area',
    params: byName,
    answers: changed,
  },
  previewVersion: {
    method: 'POST',
    path: '/admin/system/previews',
    access: 'admin',
    rate: 'write',
    summary: 'Prende un’area a una versione pubblicata, solo in questo browser',
    body: z.strictObject({ area: areaName, version: releaseVersion }),
    answers: { 202: messageOnly },
  },
  testAdapter: {
    method: 'POST',
    path: '/admin/system/adapters/{name}/test',
    access: 'admin',
    rate: 'write',
    summary: 'Prova un servizio esterno',
    params: byName,
    body: z.strictObject({ to: z.optional(z.string().check(z.maxLength(254))) }),
    answers: { 202: recordWithMessage(adapterTest) },
  },
});
