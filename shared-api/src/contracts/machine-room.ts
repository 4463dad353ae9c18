import * as z from 'shared-api/schema';
import { page, recordWithMessage, silent } from '../entities/answers';
import { asset } from '../entities/asset';
import { instant } from '../entities/fields';
import { defineContract } from '../kernel';

const pictureBytes = 8 * 1024 * 1024;

export const assets = defineContract({
  list: {
    method: 'GET',
    path: '/assets',
    access: 'account',
    rate: 'read',
    summary: 'Immagini: lo staff le vede tutte, un cliente le proprie',
    query: z.strictObject({
      search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
      page: z._default(z.coerce.number().check(z.int(), z.gte(1)), 1),
    }),
    answers: { 200: page(asset) },
  },
  upload: {
    method: 'POST',
    path: '/assets',
    access: 'account',
    rate: 'upload',
    summary: 'Carica un’immagine',
    file: { field: 'file', maxBytes: pictureBytes, mediaTypes: ['image/jpeg', 'image/png', 'image/webp'] },
    answers: { 201: recordWithMessage(asset) },
  },
});

const milliseconds = z.number().check(z.gte(0), z.lte(600_000));
/** What one visit makes; more is no browser's. */
const fewCalls = z.int().check(z.gte(0), z.lte(1_000));

export const machineRoom = defineContract({
  health: {
    method: 'GET',
    path: '/health',
    access: 'anybody',
    rate: 'none',
    summary: 'Il processo è vivo',
    answers: { 200: z.object({ status: z.literal('ok') }) },
  },
  ready: {
    method: 'GET',
    path: '/ready',
    access: 'anybody',
    rate: 'none',
    summary: 'Database e migrazioni sono pronti',
    answers: { 200: z.object({ status: z.literal('ok') }) },
  },
  openApi: {
    method: 'GET',
    path: '/openapi.json',
    access: 'anybody',
    rate: 'none',
    summary: 'Questo documento',
    answers: { 200: z.record(z.string(), z.unknown()) },
  },
  reportClientError: {
    method: 'POST',
    path: '/client-errors',
    access: 'anybody',
    rate: 'report',
    summary: 'Un errore del browser, senza dati personali',
    body: z.strictObject({
      message: z.string().check(z.maxLength(2_000)),
      stack: z.optional(z.string().check(z.maxLength(8_000))),
      area: z.string().check(z.maxLength(40)),
      version: z.string().check(z.maxLength(80)),
      request_id: z.optional(z.string().check(z.maxLength(80))),
      url: z.string().check(z.maxLength(300)),
      /** `area`: the area itself did not come; `draw`: it broke while it was drawn. Both count in the area’s health. */
      kind: z._default(z.enum(['error', 'area', 'draw']), 'error'),
    }),
    answers: { 202: silent },
  },
  reportMeasures: {
    method: 'POST',
    path: '/client-measures',
    access: 'anybody',
    rate: 'report',
    summary: 'Quanto sono veloci le pagine di un’area in un browser, e quante chiamate falliscono',
    body: z.strictObject({
      area: z.string().check(z.maxLength(40)),
      version: z.string().check(z.maxLength(80)),
      /** Web vitals (https://web.dev/articles/vitals), those that the browser measures. */
      lcp_ms: z.optional(milliseconds),
      inp_ms: z.optional(milliseconds),
      cls: z.optional(z.number().check(z.gte(0), z.lte(100))),
      calls: z._default(fewCalls, 0),
      failed_calls: z._default(fewCalls, 0),
    }),
    answers: { 202: silent },
  },
  paymentWebhook: {
    method: 'POST',
    path: '/webhooks/payment',
    access: 'provider',
    rate: 'none',
    summary: 'Evento firmato del gestore dei pagamenti',
    body: z.object({
      id: z.string().check(z.maxLength(100)),
      type: z.string().check(z.maxLength(40)),
      contract_uid: z.string().check(z.maxLength(40)),
      amount: z.string().check(z.maxLength(20)),
      reference: z.string().check(z.maxLength(100)),
    }),
    answers: { 202: silent },
  },
});

const inboxMessage = z.object({
  id: z.string(),
  channel: z.enum(['sms', 'email']),
  to: z.string(),
  subject: z.nullable(z.string()),
  body: z.string(),
  attachments: z.array(z.object({ name: z.string(), media_type: z.string(), size: z.int(), url: z.string() })),
  status: z.enum(['queued', 'sent', 'delivered', 'failed']),
  created_at: instant,
  contract_uid: z.nullable(z.string()),
});
export type InboxMessage = z.infer<typeof inboxMessage>;

const clockAnswer = z.object({ now: instant });

export const demonstration = defineContract({
  inbox: {
    method: 'GET',
    path: '/dev/inbox',
    access: 'demo',
    rate: 'none',
    summary: 'SMS ed e-mail della dimostrazione',
    query: z.strictObject({ to: z.optional(z.string()), contract_uid: z.optional(z.string()) }),
    answers: { 200: z.array(inboxMessage) },
  },
  readClock: {
    method: 'GET',
    path: '/dev/clock',
    access: 'demo',
    rate: 'none',
    summary: 'L’ora della dimostrazione',
    answers: { 200: clockAnswer },
  },
  moveClock: {
    method: 'POST',
    path: '/dev/clock',
    access: 'demo',
    rate: 'none',
    summary: 'Porta avanti l’orologio e fa i lavori dovuti',
    body: z.strictObject({ to: instant }),
    answers: { 200: clockAnswer },
  },
});
