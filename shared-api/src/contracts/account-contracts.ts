import * as z from 'shared-api/schema';
import { messageOnly, page, record, recordWithMessage } from '../entities/answers';
import { accountOverview, contractRow, customerContract } from '../entities/contract';
import { newAccountContract } from '../entities/contract-body';
import { contractRequest, newContractRequest } from '../entities/contract-request';
import { defineContract, fileAnswer } from '../kernel';
import { customerActions, eventsAnswer } from './customer-actions';
import { byContract, byContractDocument } from './params';
import { accountContractsQuery } from './queries';

/** A customer's own contracts. */
export const accountContracts = defineContract({
  list: {
    method: 'GET',
    path: '/account/contracts',
    access: 'user',
    rate: 'read',
    summary: 'I propri contratti',
    query: accountContractsQuery,
    answers: { 200: page(contractRow) },
  },
  overview: {
    method: 'GET',
    path: '/account/overview',
    access: 'user',
    rate: 'read',
    summary: 'I propri contratti, dal più recente, e per ogni auto quello che la copre, per intero',
    answers: { 200: record(accountOverview) },
  },
  get: {
    method: 'GET',
    path: '/account/contracts/{contract_uid}',
    access: 'user',
    rate: 'read',
    summary: 'Un proprio contratto',
    params: byContract,
    answers: { 200: record(customerContract) },
  },
  create: {
    method: 'POST',
    path: '/account/contracts/create',
    access: 'user',
    rate: 'create',
    summary: 'Crea un contratto; i dati che mancano vengono dal profilo',
    body: newAccountContract,
    answers: { 201: recordWithMessage(customerContract) },
  },
  ...customerActions('/account', 'user'),
  listRequests: {
    method: 'GET',
    path: '/account/contracts/{contract_uid}/requests',
    access: 'user',
    rate: 'read',
    summary: 'Le richieste fatte al concessionario, con le risposte',
    params: byContract,
    answers: { 200: record(z.array(contractRequest)) },
  },
  sendRequest: {
    method: 'POST',
    path: '/account/contracts/{contract_uid}/requests',
    access: 'user',
    rate: 'write',
    summary: 'Chiede un appuntamento, segnala un guasto, chiede un altro concessionario o la cessione del contratto',
    params: byContract,
    body: newContractRequest,
    answers: { 201: recordWithMessage(contractRequest) },
  },
  takeBackRequest: {
    method: 'POST',
    path: '/account/contracts/{contract_uid}/requests/{id}/take-back',
    access: 'user',
    rate: 'write',
    summary: 'Ritira una richiesta che non ha ancora avuto risposta',
    params: byContractDocument,
    answers: { 202: messageOnly },
  },
  listEvents: {
    method: 'GET',
    path: '/account/contracts/{contract_uid}/events',
    access: 'user',
    rate: 'read',
    summary: 'La cronologia di un proprio contratto',
    params: byContract,
    answers: eventsAnswer,
  },
  getCalendar: {
    method: 'GET',
    path: '/account/contracts/{contract_uid}/calendar.ics',
    access: 'user',
    rate: 'read',
    summary: 'Scadenze e tagliandi per il calendario',
    params: byContract,
    answers: { 200: fileAnswer('text/calendar') },
  },
});
