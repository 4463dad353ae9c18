import * as z from 'shared-api/schema';
import { messageOnly, page, record, recordWithMessage } from '../entities/answers';
import { uid } from '../entities/fields';
import { importReport, importRun } from '../entities/import-report';
import { listQuery } from '../entities/list-query';
import { multipartFlag, multipartJson } from '../entities/multipart';
import {
  carePackage,
  newPackage,
  packageFields,
  packagePrice,
  packageVersion,
  priceTrial,
  typeCode,
} from '../entities/package';
import { defineContract } from '../kernel';
import { rule } from '../validation/validation';
import { importFile } from './files';
import { byId } from './params';
import { exportAnswer, exportFormat } from './queries';

const filters = [
  'type',
  'kind',
  'sku',
  'title',
  'price',
  'active',
  'online_enabled',
  'visible',
  'expired',
  'unready',
  'visible_at',
  'expire_at',
] as const;
const sorts = ['sku', 'title', 'type', 'price', 'visible_at', 'expire_at'] as const;

/** The packages on offer. Contracts keep a frozen copy, whatever happens here. */
export const adminPackages = defineContract({
  search: {
    method: 'GET',
    path: '/admin/packages/search',
    access: 'admin',
    rate: 'read',
    summary: 'Cerca fra i pacchetti',
    query: z.extend(listQuery({ filters, sorts }), { type: z.optional(typeCode) }),
    answers: { 200: page(carePackage) },
  },
  get: {
    method: 'GET',
    path: '/admin/packages/{id}',
    access: 'admin',
    rate: 'read',
    summary: 'Un pacchetto',
    params: byId,
    answers: { 200: record(carePackage) },
  },
  listVersions: {
    method: 'GET',
    path: '/admin/packages/{id}/versions',
    access: 'admin',
    rate: 'read',
    summary: 'Le versioni di un pacchetto e i contratti fatti con ognuna',
    params: byId,
    answers: { 200: record(z.array(packageVersion)) },
  },
  create: {
    method: 'POST',
    path: '/admin/packages/create',
    access: 'admin',
    rate: 'write',
    summary: 'Crea un pacchetto',
    body: newPackage,
    answers: { 201: recordWithMessage(carePackage) },
  },
  update: {
    method: 'PATCH',
    path: '/admin/packages/{id}/update',
    access: 'admin',
    rate: 'write',
    summary: 'Cambia un pacchetto',
    params: byId,
    body: packageFields,
    answers: { 202: recordWithMessage(carePackage) },
  },
  previewPrice: {
    method: 'POST',
    path: '/admin/packages/price-preview',
    access: 'admin',
    rate: 'read',
    summary: 'Calcola un prezzo, e le regole per un’auto di prova, senza salvare',
    body: priceTrial,
    answers: { 200: record(packagePrice) },
  },
  import: {
    method: 'POST',
    path: '/admin/packages/import',
    access: 'admin',
    rate: 'upload',
    summary: 'Importa pacchetti da un file; di prova finché `dry_run` non è falso',
    body: z.strictObject({
      type: z.optional(typeCode),
      mapping: z.optional(multipartJson(z.record(z.string(), z.string()))),
      dry_run: z.prefault(multipartFlag, 'true'),
    }),
    file: importFile,
    answers: { 200: record(importReport), 202: recordWithMessage(importReport) },
  },
  getLastImport: {
    method: 'GET',
    path: '/admin/packages/import',
    access: 'admin',
    rate: 'read',
    summary: 'L’ultima importazione, se si può ancora annullare',
    answers: { 200: record(z.nullable(importRun)) },
  },
  undoImport: {
    method: 'POST',
    path: '/admin/packages/import/{import_id}/undo',
    access: 'admin',
    rate: 'write',
    summary: 'Annulla l’ultima importazione',
    params: z.strictObject({ import_id: uid }),
    answers: { 202: messageOnly },
  },
  getImportTemplate: {
    method: 'GET',
    path: '/admin/packages/import-template',
    access: 'admin',
    rate: 'export',
    summary: 'Un file di esempio da riempire',
    query: z.strictObject({ format: exportFormat }),
    answers: exportAnswer,
  },
  clearAll: {
    method: 'POST',
    path: '/admin/packages/clear-all-packages',
    access: 'admin',
    rate: 'write',
    summary: 'Elimina tutti i pacchetti; i contratti restano come sono',
    body: z.strictObject({ confirm: z.literal('CANCELLA', rule('confirmWord')) }),
    answers: { 202: messageOnly },
  },
});
