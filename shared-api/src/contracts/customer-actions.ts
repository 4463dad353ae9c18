import * as z from 'shared-api/schema';
import { messageOnly, record, recordWithMessage } from '../entities/answers';
import { contractDocument, contractEvent, customerContract, phoneChangeCodes } from '../entities/contract';
import { phoneChange, phoneChangeConfirmation, signing } from '../entities/contract-body';
import { chainCheck } from '../entities/contract-work';
import { email, otpCode } from '../entities/fields';
import { paymentMethod } from '../entities/store';
import { fileAnswer } from '../kernel';
import { rule } from '../validation/validation';
import { contractPapers } from './contract-papers';
import { byContract } from './params';

const changed = { 202: recordWithMessage(customerContract) };

/**
 * What a customer does with a contract, by the link or from the account: the same bodies and answers under two paths.
 */
export function customerActions<const B extends '/public' | '/account', const A extends 'anybody' | 'user'>(
  base: B,
  access: A,
) {
  return {
    sign: {
      method: 'POST',
      path: `${base}/contracts/{contract_uid}/sign`,
      access,
      rate: 'code',
      summary: 'Conferma i dati, prepara il documento e manda il codice di firma',
      params: byContract,
      body: signing,
      answers: changed,
    },
    confirmOtp: {
      method: 'POST',
      path: `${base}/contracts/{contract_uid}/confirm-otp`,
      access,
      rate: 'write',
      summary: 'Firma con il codice ricevuto, oppure apre il contratto con il codice di accesso',
      params: byContract,
      body: z.strictObject({ otp_code: otpCode }),
      answers: changed,
    },
    resendOtp: {
      method: 'POST',
      path: `${base}/contracts/{contract_uid}/resend-otp`,
      access,
      rate: 'code',
      summary: 'Manda un nuovo codice',
      params: byContract,
      answers: changed,
    },
    changePhone: {
      method: 'POST',
      path: `${base}/contracts/{contract_uid}/phone`,
      access,
      rate: 'code',
      summary: 'Manda un codice al numero del contratto e uno al numero nuovo',
      params: byContract,
      body: phoneChange,
      answers: { 202: recordWithMessage(phoneChangeCodes) },
    },
    confirmPhone: {
      method: 'POST',
      path: `${base}/contracts/{contract_uid}/phone/confirm`,
      access,
      rate: 'write',
      summary: 'Cambia il numero con i due codici; i link e gli accessi di prima non valgono più',
      params: byContract,
      body: phoneChangeConfirmation,
      answers: changed,
    },
    savePaymentMethod: {
      method: 'POST',
      path: `${base}/contracts/{contract_uid}/payment-method`,
      access,
      rate: 'write',
      summary: 'Sceglie come pagare',
      params: byContract,
      body: z.strictObject({ payment_method: paymentMethod }),
      answers: changed,
    },
    pay: {
      method: 'POST',
      path: `${base}/contracts/{contract_uid}/pay`,
      access,
      rate: 'write',
      summary: 'Apre la pagina del gestore dei pagamenti',
      params: byContract,
      answers: { 200: record(z.object({ redirect_url: z.string() })) },
    },
    decline: {
      method: 'POST',
      path: `${base}/contracts/{contract_uid}/decline`,
      access,
      rate: 'write',
      summary: 'Rifiuta il contratto con un motivo',
      params: byContract,
      body: z.strictObject({
        reason: z.string().check(z.trim(), z.minLength(1, rule('reason')), z.maxLength(500, rule('reason'))),
      }),
      answers: changed,
    },
    withdraw: {
      method: 'POST',
      path: `${base}/contracts/{contract_uid}/withdraw`,
      access,
      rate: 'write',
      summary: 'Comincia il recesso',
      params: byContract,
      body: z.strictObject({ email: z.optional(email) }),
      answers: { 202: messageOnly },
    },
    confirmWithdrawal: {
      method: 'POST',
      path: `${base}/contracts/{contract_uid}/withdraw/confirm`,
      access,
      rate: 'write',
      summary: 'Conferma il recesso; risponde con la ricevuta',
      params: byContract,
      answers: { 202: recordWithMessage(z.object({ contract: customerContract, receipt: contractDocument })) },
    },
    previewDocument: {
      method: 'GET',
      path: `${base}/contracts/{contract_uid}/documents/preview`,
      access,
      rate: 'read',
      summary: 'Il modulo come sarebbe compilato, con la scritta Anteprima',
      params: byContract,
      answers: { 200: fileAnswer('application/pdf') },
    },
    listDocuments: {
      method: 'GET',
      path: `${base}/contracts/{contract_uid}/documents`,
      access,
      rate: 'read',
      summary: 'Documenti del contratto',
      params: byContract,
      answers: { 200: record(z.array(contractDocument)) },
    },
    ...contractPapers(base, access),
    verify: {
      method: 'GET',
      path: `${base}/contracts/{contract_uid}/verify`,
      access,
      rate: 'export',
      summary: 'Controlla la cronologia e i documenti del contratto',
      params: byContract,
      answers: { 200: record(chainCheck) },
    },
  } as const;
}

/** Either of the twin sets. */
export type CustomerActions = ReturnType<typeof customerActions<'/public' | '/account', 'anybody' | 'user'>>;

/** The timeline and the calendar, which only the account and staff read. */
export const eventsAnswer = { 200: record(z.array(contractEvent)) };
