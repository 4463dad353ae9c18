import { record } from '../entities/answers';
import { contractPage } from '../entities/contract';
import { chainCheck, deletion } from '../entities/contract-work';
import { defineContract } from '../kernel';
import { byContract } from './params';
import { adminContractsQuery, adminExportQuery, analyticsExportQuery, exportAnswer } from './queries';
import { staffActions } from './staff-actions';
import { staffContractFiles } from './staff-contract-files';

/** All contracts, for the operator. */
export const adminContracts = defineContract({
  search: {
    method: 'GET',
    path: '/admin/contracts/search',
    access: 'admin',
    rate: 'read',
    summary: 'Cerca fra tutti i contratti, con il conto di ogni stato',
    query: adminContractsQuery,
    answers: { 200: contractPage },
  },
  ...staffActions('/admin', 'admin'),
  ...staffContractFiles('/admin', 'admin'),
  remove: {
    method: 'DELETE',
    path: '/admin/contracts/{contract_uid}/delete',
    access: 'admin',
    rate: 'write',
    summary: 'Elimina un contratto non pagato, con un motivo',
    params: byContract,
    body: deletion,
    answers: { 204: null },
  },
  verify: {
    method: 'GET',
    path: '/admin/contracts/{contract_uid}/verify',
    access: 'admin',
    rate: 'read',
    summary: 'Controlla la catena degli eventi',
    params: byContract,
    answers: { 200: record(chainCheck) },
  },
  export: {
    method: 'GET',
    path: '/admin/contracts/export',
    access: 'admin',
    rate: 'export',
    summary: 'La lista filtrata in CSV o XLSX',
    query: adminExportQuery,
    answers: exportAnswer,
  },
  exportAnalytics: {
    method: 'GET',
    path: '/admin/contracts/analytics/export',
    access: 'admin',
    rate: 'export',
    summary: 'Le analisi in CSV o XLSX',
    query: analyticsExportQuery,
    answers: exportAnswer,
  },
});
