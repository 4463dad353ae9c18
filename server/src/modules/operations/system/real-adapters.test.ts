import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AdapterTest, SystemStatus } from 'shared-api/entities';
import { messages } from '../../../platform/db/schema';
import { portOf, type TestApp, testApp } from '../../../platform/testing';

/** One server that stands for every provider; each answers by its own path. */
let provider: Server;
let status = 200;
const received: { readonly path: string; readonly body: string }[] = [];

let api: TestApp;
let token: string;
beforeAll(async () => {
  provider = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ path: request.url ?? '', body });
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ manufacturer: 'Fiat', car_model: 'Panda' }));
    });
  });
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${portOf(provider)}`;
  api = await testApp({
    DEMO: '0',
    STAFF_SECOND_STEP: '0',
    SMS_URL: `${origin.replace('//', '//utente:segreto@')}/sms`,
    SMTP_URL: 'smtp://utente:segreto@127.0.0.1:1',
    MAIL_FROM: 'noreply@example.com',
    VIN_SERVICE_URL: `${origin}/vin/{vin}`,
    PAYMENT_URL: `${origin}/pay`,
    PAYMENT_WEBHOOK_SECRET: 'un segreto abbastanza lungo',
    TSA_URL: `${origin}/tsa`,
    SENTRY_DSN: `${origin.replace('//', '//chiave@')}/7`,
  });
  ({ token } = await api.signIn(['admin']));
});
afterAll(async () => {
  await api.close();
  await new Promise((closed) => provider.close(closed));
});
beforeEach(() => {
  status = 200;
  received.length = 0;
});

async function tryOut(name: string, body: object = {}): Promise<AdapterTest> {
  const path = `/admin/system/adapters/${name}/test`;
  return (await api.call({ method: 'POST', path, token, body })).json().data;
}

test('what is configured is told with its protocol, and never with its password', async () => {
  const answer = await api.call({ path: '/admin/system', token });
  const { adapters }: SystemStatus = answer.json().data;
  expect(adapters.filter(({ configured }) => !configured).map(({ name }) => name)).toEqual(['seal', 'storage']);
  expect(adapters[0]?.detail).toBe('Via http. Nessun invio negli ultimi 30 giorni.');
  expect(answer.body).not.toMatch(/segreto|chiave/);
});

test('an SMS goes to the provider, and its refusal is told', async () => {
  expect(await tryOut('sms', { to: '+393331234567' })).toMatchObject({ ok: true });
  expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ to: '+393331234567' });
  status = 500;
  const refused = { ok: false, detail: 'Il servizio ha rifiutato il messaggio (http-500).' };
  expect(await tryOut('sms', { to: '+393331234567' })).toMatchObject(refused);
});

test('a channel that gives its messages up is told as sick, until one leaves again', async () => {
  const state = async () => {
    const { adapters }: SystemStatus = (await api.call({ path: '/admin/system', token })).json().data;
    return adapters.find(({ name }) => name === 'email');
  };
  const write = (status: 'failed' | 'sent', at: Date) =>
    api.platform.db.read.insert(messages).values({
      ...{ id: randomUUID(), channel: 'email', purpose: 'prova', status, created_at: at },
      ...(status === 'sent' ? { sent_at: at } : { last_error: 'smtp-535', attempts: 6 }),
    });
  const now = api.clock.now();
  await write('failed', now);
  const detail = expect.stringContaining('Un messaggio non è partito: il motivo è in Messaggi.');
  expect(await state()).toMatchObject({ healthy: false, detail });
  await write('sent', new Date(now.getTime() + 1_000));
  expect(await state()).toMatchObject({ healthy: true });
});

test('a mail server that is away is told', async () => {
  const outcome = await tryOut('email', { to: 'prova@example.com' });
  expect(outcome).toMatchObject({ ok: false, detail: 'Il servizio non è raggiungibile.' });
});

test('the VIN service is asked for a sample car', async () => {
  expect(await tryOut('vin')).toMatchObject({ ok: true, detail: 'Ha risposto per il telaio di prova: Fiat Panda.' });
  expect(received[0]?.path).toMatch(/^\/vin\/[A-Z0-9]{17}$/);
  status = 500;
  expect(await tryOut('vin')).toMatchObject({ ok: false });
});

test('the error service gets an event', async () => {
  expect(await tryOut('sentry')).toMatchObject({ ok: true });
  expect(received[0]?.path).toBe('/api/7/envelope/');
});

test('an error service that takes nothing is told as sick, until it takes an error again', async () => {
  const state = async () => {
    const { adapters }: SystemStatus = (await api.call({ path: '/admin/system', token })).json().data;
    return adapters.find(({ name }) => name === 'sentry');
  };
  status = 500;
  expect(await tryOut('sentry')).toMatchObject({ ok: false });
  expect(await state()).toMatchObject({ healthy: false, detail: expect.stringContaining('non ha preso') });
  status = 200;
  await tryOut('sentry');
  expect(await state()).toMatchObject({ healthy: true });
});

test('the payment provider is only looked at', async () => {
  status = 405;
  const detail = 'L’indirizzo del gestore risponde (HTTP 405). Nessun pagamento è stato aperto.';
  expect(await tryOut('payment')).toMatchObject({ ok: true, detail });
});

test('an answer that is no time stamp does not pass for one', async () => {
  expect(await tryOut('tsa')).toMatchObject({ ok: false });
});
