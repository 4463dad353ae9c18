import * as z from 'shared-api/schema';
import { analytics } from '../entities/analytics';
import { record, recordWithMessage } from '../entities/answers';
import { staffContract } from '../entities/contract';
import { managerContractEdit } from '../entities/contract-body';
import {
  bulk,
  bulkRow,
  mismatchEnd,
  payment,
  paymentCorrection,
  refund,
  statementAnswer,
} from '../entities/contract-work';
import { byContract, byContractDocument } from './params';
import { analyticsQuery } from './queries';

const changed = { 202: recordWithMessage(staffContract) };

/** What staff does with a contract: a manager with those of own stores, an admin with all. One behaviour, two paths. */
export function staffActions<const B extends '/manager' | '/admin', const A extends 'manager' | 'admin'>(
  base: B,
  access: A,
) {
  return {
    get: {
      method: 'GET',
      path: `${base}/contracts/{contract_uid}`,
      access,
      rate: 'read',
      summary: 'Un contratto',
      params: byContract,
      answers: { 200: record(staffContract) },
    },
    update: {
      method: 'PATCH',
      path: `${base}/contracts/{contract_uid}/update`,
      access,
      rate: 'write',
      summary: 'Corregge un contratto; dalla firma in poi solo il codice di associazione e, per l’operatore, il dealer',
      params: byContract,
      body: managerContractEdit,
      answers: changed,
    },
    resendSms: {
      method: 'POST',
      path: `${base}/contracts/{contract_uid}/resend-sms`,
      access,
      rate: 'write',
      summary: 'Manda di nuovo il link per SMS',
      params: byContract,
      answers: changed,
    },
    fillPdf: {
      method: 'POST',
      path: `${base}/contracts/{contract_uid}/fill-pdf`,
      access,
      rate: 'write',
      summary: 'Compila il PDF di un contratto firmato',
      params: byContract,
      answers: changed,
    },
    markAsPayed: {
      method: 'POST',
      path: `${base}/contracts/{contract_uid}/mark-as-payed`,
      access,
      rate: 'write',
      summary: 'Segna un contratto come pagato',
      params: byContract,
      body: payment,
      answers: changed,
    },
    correctPayment: {
      method: 'PATCH',
      path: `${base}/contracts/{contract_uid}/payment`,
      access,
      rate: 'write',
      summary: 'Corregge un pagamento registrato per errore: importo, data, riferimento o nota',
      params: byContract,
      body: paymentCorrection,
      answers: changed,
    },
    markAsRefunded: {
      method: 'POST',
      path: `${base}/contracts/{contract_uid}/mark-as-refunded`,
      access,
      rate: 'write',
      summary: 'Segna come rimborsato un contratto receduto',
      params: byContract,
      body: refund,
      answers: changed,
    },
    closePaymentMismatch: {
      method: 'POST',
      path: `${base}/contracts/{contract_uid}/payment-mismatches/{id}/close`,
      access,
      rate: 'write',
      summary: 'Rimborsa o chiude un pagamento con carta che non corrisponde al contratto',
      params: byContractDocument,
      body: mismatchEnd,
      answers: changed,
    },
    answerStatement: {
      method: 'POST',
      path: `${base}/contracts/{contract_uid}/withdrawal-statement`,
      access,
      rate: 'write',
      summary: 'Registra il recesso dichiarato senza il telefono, o lo chiude quando non è di questo contratto',
      params: byContract,
      body: statementAnswer,
      answers: changed,
    },
    bulk: {
      method: 'POST',
      path: `${base}/contracts/bulk`,
      access,
      rate: 'write',
      summary: 'La stessa azione su più contratti, con un esito per riga',
      body: bulk,
      answers: { 202: recordWithMessage(z.array(bulkRow)) },
    },
    getAnalytics: {
      method: 'GET',
      path: `${base}/contracts/analytics`,
      access,
      rate: 'read',
      summary: 'Numero di contratti e somma dei totali per periodo',
      query: analyticsQuery,
      answers: { 200: record(analytics) },
    },
  } as const;
}
