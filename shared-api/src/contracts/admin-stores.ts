import * as z from 'shared-api/schema';
import { page, record, recordWithMessage } from '../entities/answers';
import { count, uid } from '../entities/fields';
import { importReport } from '../entities/import-report';
import { listQuery } from '../entities/list-query';
import { multipartFlag, multipartJson } from '../entities/multipart';
import { newStore, paymentMethodToOffer, store, storeFields } from '../entities/store';
import { defineContract } from '../kernel';
import { importFile } from './files';
import { byStore } from './params';
import { exportAnswer, exportFormat } from './queries';

const storesQuery = listQuery({
  filters: [
    'name',
    'code',
    'association_code',
    'city',
    'province',
    'zip_code',
    'active',
    'online_enabled',
    'visible',
    'payments_methods',
    'manager_uid',
    'unready',
  ],
  sorts: ['name', 'code', 'city', 'province'],
});

const byManager = z.strictObject({ user_uid: uid });
const changed = { 202: recordWithMessage(store) };

/** All stores, for the operator. */
export const adminStores = defineContract({
  search: {
    method: 'GET',
    path: '/admin/stores/search',
    access: 'admin',
    rate: 'read',
    summary: 'Cerca fra i dealer',
    query: storesQuery,
    answers: { 200: page(store) },
  },
  listPaymentMethods: {
    method: 'GET',
    path: '/admin/stores/payments-methods',
    access: 'admin',
    rate: 'read',
    summary: 'Modi di pagare che un dealer può offrire',
    answers: { 200: record(z.array(paymentMethodToOffer)) },
  },
  get: {
    method: 'GET',
    path: '/admin/stores/{store_uid}',
    access: 'admin',
    rate: 'read',
    summary: 'Un dealer',
    params: byStore,
    answers: { 200: record(store) },
  },
  create: {
    method: 'POST',
    path: '/admin/stores/create',
    access: 'admin',
    rate: 'write',
    summary: 'Crea un dealer',
    body: newStore,
    answers: { 201: recordWithMessage(store) },
  },
  import: {
    method: 'POST',
    path: '/admin/stores/import',
    access: 'admin',
    rate: 'upload',
    summary: 'Importa dealer da un file; di prova finché `dry_run` non è falso',
    body: z.strictObject({
      mapping: z.optional(multipartJson(z.record(z.string(), z.string()))),
      dry_run: z.prefault(multipartFlag, 'true'),
    }),
    file: importFile,
    answers: { 200: record(importReport), 202: recordWithMessage(importReport) },
  },
  getImportTemplate: {
    method: 'GET',
    path: '/admin/stores/import-template',
    access: 'admin',
    rate: 'export',
    summary: 'Un file di esempio da riempire',
    query: z.strictObject({ format: exportFormat }),
    answers: exportAnswer,
  },
  patch: {
    method: 'PATCH',
    path: '/admin/stores/{store_uid}',
    access: 'admin',
    rate: 'write',
    summary: 'Cambia un dealer; come `update`',
    params: byStore,
    body: storeFields,
    answers: changed,
  },
  update: {
    method: 'PATCH',
    path: '/admin/stores/{store_uid}/update',
    access: 'admin',
    rate: 'write',
    summary: 'Cambia un dealer',
    params: byStore,
    body: storeFields,
    answers: changed,
  },
  countLiveContracts: {
    method: 'GET',
    path: '/admin/stores/{store_uid}/live-contracts',
    access: 'admin',
    rate: 'read',
    summary: 'Quanti contratti hanno ancora bisogno di un dealer',
    params: byStore,
    answers: { 200: record(z.object({ count })) },
  },
  destroy: {
    method: 'DELETE',
    path: '/admin/stores/{store_uid}/destroy',
    access: 'admin',
    rate: 'write',
    summary: 'Elimina un dealer senza contratti vivi',
    params: byStore,
    answers: { 204: null },
  },
  attachManager: {
    method: 'PATCH',
    path: '/admin/stores/{store_uid}/manager/attach',
    access: 'admin',
    rate: 'write',
    summary: 'Affida un dealer a una persona, che diventa manager se non lo era',
    params: byStore,
    body: byManager,
    answers: changed,
  },
  detachManager: {
    method: 'PATCH',
    path: '/admin/stores/{store_uid}/manager/detach',
    access: 'admin',
    rate: 'write',
    summary: 'Toglie un dealer a un manager',
    params: byStore,
    body: byManager,
    answers: changed,
  },
});
