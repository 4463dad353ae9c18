import * as z from 'shared-api/schema';
import { messageOnly, page, record, recordWithMessage, silent } from '../entities/answers';
import { customerContract, documentKinds } from '../entities/contract';
import { contractEdit, newContract, utmFields } from '../entities/contract-body';
import { contractCode, email, fullName, plate, sha256, uid, vin, zipCode } from '../entities/fields';
import { offeredPackageType } from '../entities/package';
import { offeredPaymentMethod, publicStore } from '../entities/store';
import { publicVehicleReport } from '../entities/vehicle';
import { defineContract, fileAnswer } from '../kernel';
import { customerActions } from './customer-actions';
import { byContract, byId } from './params';
import { vehicleOfOffer } from './queries';

export const funnelSteps = ['search', 'packages', 'store', 'confirm', 'code'] as const;

const dealersQuery = z.strictObject({
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  lat: z.optional(z.coerce.number().check(z.gte(-90), z.lte(90))),
  lng: z.optional(z.coerce.number().check(z.gte(-180), z.lte(180))),
  province: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000)), 1),
  per_page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 12),
});

export const verification = z.object({
  known: z.boolean(),
  /** Which of the two fingerprints it is: the file shown before the signature, or the sealed one. */
  kind: z.nullable(z.enum(['shown', 'sealed'])),
  at: z.nullable(z.string()),
  /** Which document it is; null for what is not known. */
  document: z.optional(z.nullable(z.enum(documentKinds))),
  /** Since when it counts no more: a newer one took its place, or what was to be signed was given up. */
  superseded_at: z.optional(z.nullable(z.string())),
});
export type Verification = z.infer<typeof verification>;

export const publicArea = defineContract({
  lookUpVin: {
    method: 'POST',
    path: '/public/vin-service',
    access: 'anybody',
    rate: 'vin',
    summary: 'Riconosce il veicolo dal telaio',
    body: z.strictObject({ vin, plate: z.optional(plate) }),
    answers: { 200: record(publicVehicleReport) },
  },
  listPackTypes: {
    method: 'GET',
    path: '/public/pack-types',
    access: 'anybody',
    rate: 'read',
    summary: 'Pacchetti, con i prezzi e i motivi di chi non può averli',
    query: vehicleOfOffer,
    answers: { 200: record(z.array(offeredPackageType)) },
  },
  previewPackage: {
    method: 'GET',
    path: '/public/packages/{id}/preview',
    access: 'anybody',
    rate: 'export',
    summary: 'Il contratto di un pacchetto in vendita, prima che qualcuno lo chieda: senza i dati di nessuno',
    params: byId,
    answers: { 200: fileAnswer('application/pdf') },
  },
  listDealers: {
    method: 'GET',
    path: '/public/dealers',
    access: 'anybody',
    rate: 'read',
    summary: 'Concessionari; i più vicini per primi quando c’è un luogo',
    query: dealersQuery,
    answers: { 200: page(publicStore) },
  },
  listPlaces: {
    method: 'GET',
    path: '/public/places',
    access: 'anybody',
    rate: 'read',
    summary: 'Comuni di un CAP',
    query: z.strictObject({ zip_code: zipCode }),
    answers: { 200: record(z.array(z.object({ city: z.string(), province: z.string() }))) },
  },
  listPaymentMethods: {
    method: 'GET',
    path: '/public/dealers-payments-methods',
    access: 'anybody',
    rate: 'read',
    summary: 'Modi di pagare di un concessionario',
    query: z.strictObject({ store_uid: uid }),
    answers: { 200: record(z.array(offeredPaymentMethod)) },
  },
  createContract: {
    method: 'POST',
    path: '/public/contracts/create-new',
    access: 'anybody',
    rate: 'create',
    summary: 'Crea il contratto con i dati confermati',
    body: newContract,
    answers: { 201: recordWithMessage(customerContract) },
  },
  getContract: {
    method: 'GET',
    path: '/public/contracts/{contract_uid}',
    access: 'anybody',
    rate: 'read',
    summary: 'Il contratto del link: coperto, o per intero con un permesso',
    params: byContract,
    answers: { 200: record(customerContract) },
  },
  openContract: {
    method: 'POST',
    path: '/public/contracts/{contract_uid}/open',
    access: 'anybody',
    rate: 'write',
    summary: 'Scambia la chiave del link con un permesso',
    params: byContract,
    body: z.strictObject({ k: z.string().check(z.minLength(16), z.maxLength(64)) }),
    answers: { 202: silent },
  },
  updateContract: {
    method: 'PATCH',
    path: '/public/contracts/{contract_uid}/update',
    access: 'anybody',
    rate: 'write',
    summary: 'Corregge i dati prima della firma',
    params: byContract,
    body: contractEdit,
    answers: { 202: recordWithMessage(customerContract) },
  },
  ...customerActions('/public', 'anybody'),
  stateWithdrawal: {
    method: 'POST',
    path: '/public/withdrawals',
    access: 'anybody',
    rate: 'create',
    summary: 'Dichiara il recesso senza il telefono',
    body: z.strictObject({ fullname: fullName, code: contractCode, email }),
    answers: { 202: messageOnly },
  },
  verifyDocument: {
    method: 'GET',
    path: '/public/verify/{sha256}',
    access: 'anybody',
    rate: 'read',
    summary: 'Dice se un documento è nostro, dalla sua impronta',
    params: z.strictObject({ sha256 }),
    answers: { 200: record(verification) },
  },
  recordStep: {
    method: 'POST',
    path: '/public/events',
    access: 'anybody',
    rate: 'report',
    summary: 'Passo anonimo del percorso',
    body: z.strictObject({
      step: z.enum(funnelSteps),
      session: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
      utms: z.optional(utmFields),
    }),
    answers: { 202: silent },
  },
});
