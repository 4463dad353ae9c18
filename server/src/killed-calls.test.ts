import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { allContracts } from 'shared-api/contracts';
import type { Entry } from 'shared-api/kernel';
import { answersApart } from './answers-apart';
import { contractEvents, contracts } from './modules/contracts';
import {
  contractWorld,
  customerAt,
  newCustomer,
  paidAtDealer,
  type StaffSession,
  signedAtDealer,
  staffAt,
  type World,
} from './modules/contracts/testing';
import { auditLog, messages } from './platform/db/schema';
import type { TestRequest } from './platform/testing';
import { type Death, death } from './platform/testing/mortal-engine';

/** A process is killed between commit and answer; the call, sent again with its key, gets the very answer. */
let end: Death;
let world: World;
let manager: StaffSession;
let admin: StaffSession;

beforeAll(async () => {
  end = death();
  world = await contractWorld({}, undefined, end.over);
});
beforeEach(async () => {
  end.comeAfter(0);
  people += 1;
  manager = await staffAt(world);
  admin = await staffAt(world, 'admin');
});
afterAll(() => world.close());

let people = 0;
const somebody = () => ({
  email: `persona${people}@example.com`,
  phone: `+39333200${String(people).padStart(4, '0')}`,
});

type Sent = Required<Pick<TestRequest, 'method' | 'path'>> & TestRequest;
/** What is sent, how many transactions lie before its answer, and the cookies that come with that. */
type Call = () => Promise<Sent & { readonly transactions?: number; readonly cookiesGiven?: readonly string[] }>;

const byStaff = async (who: StaffSession, method: Sent['method'], path: string, body?: unknown): Promise<Sent> => ({
  method,
  path,
  token: who.token,
  body,
});

/** A customer with an account of their own, who owns a contract at a stage. */
async function owned(uid: string, action: string, body: unknown): Promise<Sent> {
  const { uid: user_uid, token } = await world.signIn(['user']);
  await world.platform.db.read.update(contracts).set({ user_uid }).where(eq(contracts.contract_uid, uid));
  return { method: 'POST', path: `/account/contracts/${uid}/${action}`, body, token };
}
const ofDraft = async (action: string, body: unknown) =>
  owned((await newCustomer(world, somebody())).uid, action, body);
const ofSigned = async (action: string, body: unknown = {}) =>
  owned((await signedAtDealer(world, manager)).uid, action, body);
const ofPaid = async (action: string, body: unknown) => owned((await paidAtDealer(world, manager)).uid, action, body);

/** A visitor who has just made a contract. */
async function atFunnel() {
  const made = await world.call({
    method: 'POST',
    path: '/public/contracts/create-new',
    body: world.order(somebody()),
  });
  const grant = made.cookies.find(({ name }) => name === 'grant')?.value ?? '';
  const uid: string = made.json().data.contract_uid;
  return { uid, path: `/public/contracts/${uid}`, cookies: { grant } };
}

const draft = async () => (await manager.draft(somebody())).contract_uid;
const payment = () => ({
  amount: '1180.00',
  paid_at: world.clock.now().toISOString(),
  payment_method: 'bonifico',
  reference: 'CRO 1',
});

async function ofAccount(method: Sent['method'], path: string, body: unknown): Promise<Sent> {
  const { token } = await world.signIn(['user', 'manager']);
  return { method, path: `/account/${path}`, body, token };
}

const care = {
  type: 'completo',
  title: 'Garanzia 24',
  included: ['Copertura dei guasti'],
  price: '500.00',
  iva_rate: '22.00',
  mantenance_number: 0,
  mantenance_duration: 24,
  mantenance_km: 40_000,
};

const calls: Readonly<Record<string, Call>> = {
  'a new contract of a visitor': async () => ({
    method: 'POST',
    path: '/public/contracts/create-new',
    body: world.order(somebody()),
    cookiesGiven: ['grant'],
  }),
  'a new contract of a dealer': async () => {
    const { general: _general, marketing: _marketing, survey: _survey, ...order } = world.order(somebody());
    return byStaff(manager, 'POST', '/manager/contracts/create', { ...order, send: true });
  },
  'a copy': async () => byStaff(manager, 'POST', `/manager/contracts/${await draft()}/duplicate`),
  'an edit of a dealer': async () =>
    byStaff(manager, 'PATCH', `/manager/contracts/${await draft()}/update`, { city: 'Lodi' }),
  'the link by SMS': async () => byStaff(manager, 'POST', `/manager/contracts/${await draft()}/resend-sms`),
  'a note': async () => byStaff(admin, 'POST', `/admin/contracts/${await draft()}/notes`, { text: 'Richiama lunedì' }),
  'a deletion': async () => byStaff(manager, 'DELETE', `/manager/contracts/${await draft()}/delete`),
  'a payment at the dealer’s': async () => {
    const { uid } = await signedAtDealer(world, manager);
    return byStaff(manager, 'POST', `/manager/contracts/${uid}/mark-as-payed`, payment());
  },
  'a payment that is corrected': async () => {
    const { uid } = await paidAtDealer(world, manager);
    const { payment_method: _, ...paid } = payment();
    const corrected = { ...paid, reference: 'CRO 321', reason: 'Riferimento errato' };
    return byStaff(manager, 'PATCH', `/manager/contracts/${uid}/payment`, corrected);
  },
  'a service that was done': async () => {
    const { uid } = await paidAtDealer(world, manager, { car_vin: 'ZFA31200000654321' });
    return byStaff(manager, 'POST', `/manager/contracts/${uid}/maintenance/1/done`, { date: '2026-03-02', km: 20_000 });
  },
  'an edit of the customer': async () => {
    const { path, cookies } = await atFunnel();
    return { method: 'PATCH', path: `${path}/update`, body: { city: 'Monza' }, cookies };
  },
  'a signature of a visitor': async () => {
    const { path, cookies, uid } = await atFunnel();
    await world.call({ method: 'POST', path: `${path}/sign`, body: { terms: true, clauses: true }, cookies });
    const body = { otp_code: await customerAt(world, uid).code() };
    return { method: 'POST', path: `${path}/confirm-otp`, body, cookies, transactions: 2, cookiesGiven: ['grant'] };
  },
  'a code that opens a contract': async () => {
    const { path, uid } = await atFunnel();
    await world.call({ method: 'POST', path: `${path}/resend-otp`, body: {} });
    const body = { otp_code: await customerAt(world, uid).code() };
    return { method: 'POST', path: `${path}/confirm-otp`, body, transactions: 2, cookiesGiven: ['grant'] };
  },
  'the request to sign': () => ofDraft('sign', { terms: true, clauses: true }),
  'a refusal of the customer': () => ofDraft('decline', { reason: 'Ho cambiato idea' }),
  'a signature': async () => {
    const { uid } = await newCustomer(world, somebody());
    const { token, ...call } = await owned(uid, 'sign', { terms: true, clauses: true });
    await world.call({ ...call, ...(token === undefined ? {} : { token }) });
    const otp_code = await customerAt(world, uid).code();
    // The code is looked at first.
    const path = call.path.replace('sign', 'confirm-otp');
    return { ...call, path, body: { otp_code }, token, transactions: 2, cookiesGiven: ['grant'] };
  },
  'a way to pay': () => ofSigned('payment-method', { payment_method: 'concessionaria' }),
  'the first step of a withdrawal': () => ofSigned('withdraw'),
  'a request to the dealer': () => ofPaid('requests', { kind: 'fault', text: 'Spia del motore accesa' }),
  'a withdrawal without a phone': async () => ({
    method: 'POST',
    path: '/public/withdrawals',
    body: { fullname: 'Nicolò D’Alò', code: 'CC-2026-000001', email: somebody().email },
  }),
  'a step of the funnel': async () => ({
    method: 'POST',
    path: '/public/events',
    body: { step: 'packages', session: 'abcdefghijklmnop' },
  }),
  'one’s profile': () => ofAccount('PATCH', 'update-profile', { firstname: 'Ada' }),
  'one’s settings': () => ofAccount('PATCH', 'update-settings', { theme: 'dark' }),
  'one’s consents': () => ofAccount('PATCH', 'update-privacy', { marketing: true }),
  'a saved view': () => ofAccount('POST', 'views', { list: 'manager-contracts', name: 'Da pagare', query: '' }),
  'a form put aside': () => ofAccount('PUT', 'drafts/manager-new-contract', { value: { city: 'Lodi' } }),
  'a bell that was looked at': () => ofAccount('POST', 'notifications/seen', undefined),
  'an app for the second step': () => ofAccount('POST', 'totp', undefined),
  'a new package': () => byStaff(admin, 'POST', '/admin/packages/create', { ...care, sku: `GAR-${people}` }),
  'a new type': () =>
    byStaff(admin, 'POST', '/admin/packages/create-type', {
      code: `tipo-${people}`,
      kind: 'rental',
      title: 'Noleggio',
    }),
  'a new person': () =>
    byStaff(admin, 'POST', '/admin/users/create', {
      email: somebody().email,
      firstname: 'Ada',
      lastname: 'Neri',
      roles: ['user'],
    }),
  'a notice': () =>
    byStaff(admin, 'POST', '/admin/in-app-notifications/create', {
      title: 'Novità',
      excerpt: 'Due pacchetti nuovi',
      type: 'info',
      audience: { roles: ['manager'], store_uids: [], user_uids: [] },
    }),
  'a setting': () => byStaff(admin, 'PATCH', '/admin/settings', { values: { 'links.per_account': 90 + people } }),
  'a wording': () =>
    byStaff(admin, 'PATCH', '/admin/message-templates', { code: 'email.reset', subject: `Password ${people}` }),
  'the end of a person’s sign-ins': async () => {
    const { uid } = await world.signIn(['user']);
    return byStaff(admin, 'DELETE', `/admin/users/${uid}/sessions`);
  },
};

/** What no effect leaves out. */
function written(): Promise<number[]> {
  const { read } = world.platform.db;
  return Promise.all([read.$count(contractEvents), read.$count(auditLog), read.$count(messages)]);
}

test.each(Object.entries(calls))('%s', async (_, call) => {
  const { transactions = 1, cookiesGiven = [], ...sent } = await call();
  const request = { ...sent, headers: { 'idempotency-key': randomUUID() } };
  end.comeAfter(transactions);
  const killed = world.call(request).then(({ body }) => body);
  await Promise.race([end.hasCome(), killed.then((body) => expect(`answered: ${body}`).toBe('killed'))]);
  const before = await written();
  const again = await world.call(request);
  expect({
    replayed: again.headers['idempotency-replayed'],
    status: again.statusCode < 300,
    body: again.body,
    cookies: again.cookies.map(({ name }) => name),
  }).toEqual({
    replayed: 'true',
    status: true,
    body: expect.stringMatching(/^(|\{.*\})$/s),
    cookies: cookiesGiven,
  });
  expect(await written()).toEqual(before);
});

test('the calls that answer apart from their effect are of the contract, and no others', () => {
  const entries = Object.values(allContracts).flatMap((contract): Entry[] => Object.values(contract));
  const known = new Set(entries.map(({ method, path }) => `${method} ${path}`));
  expect(Object.keys(answersApart).filter((name) => !known.has(name))).toEqual([]);
});
