import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { failure } from 'shared-api/errors';
import * as z from 'zod/mini';
import { sessions, users } from '../db/schema';
import { type TestApp, testApp } from '../testing';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

function expectFailure(response: LightMyRequestResponse, status: number, code: string) {
  expect({ status: response.statusCode, body: response.json() }).toMatchObject({ status, body: { code } });
  expect(z.safeParse(failure, response.json()).error).toBeUndefined();
  expect(response.headers['x-request-id']).toBe(response.json().request_id);
}

test('health and readiness answer without a sign-in, with the product’s clock', async () => {
  const health = await api.call({ path: '/health' });
  expect([health.statusCode, health.json()]).toEqual([200, { status: 'ok' }]);
  expect(health.headers['x-clock']).toBe('2026-03-02T10:00:00.000Z');
  expect((await api.call({ path: '/ready' })).statusCode).toBe(200);
});

test('a process that no longer looks for due jobs is alive, and not ready', async () => {
  jest.spyOn(api.app.jobs, 'isLooking').mockReturnValueOnce(false);
  expectFailure(await api.call({ path: '/ready' }), 503, 'unavailable');
  expect((await api.call({ path: '/health' })).statusCode).toBe(200);
});

test('what nobody knows is 404, another method 405, a bad escape 404', async () => {
  expectFailure(await api.call({ path: '/nothing' }), 404, 'not_found');
  expectFailure(await api.call({ path: '/public/contracts/%E0%A4%A' }), 404, 'not_found');
  const wrong = await api.call({ method: 'PUT', path: '/health' });
  expectFailure(wrong, 405, 'method_not_allowed');
  expect(wrong.headers.allow).toBe('GET');
});

test('a call of an area is 401 without a session, 403 without its role', async () => {
  expectFailure(await api.call({ path: '/admin/users/search' }), 401, 'unauthenticated');
  expectFailure(await api.call({ path: '/admin/users/search', token: 'x'.repeat(43) }), 401, 'unauthenticated');
  const { token } = await api.signIn(['manager']);
  expectFailure(await api.call({ path: '/admin/users/search', token }), 403, 'forbidden');
  expectFailure(await api.call({ path: '/account/contracts', token }), 403, 'forbidden');
});

test('a disabled account is told so at every call of its areas, and is a visitor elsewhere', async () => {
  const { uid, token } = await api.signIn(['user']);
  await api.platform.db.read.update(users).set({ active: false }).where(eq(users.uid, uid));
  expectFailure(await api.call({ path: '/account', token }), 403, 'account_disabled');
  expect((await api.call({ path: '/health', token })).statusCode).toBe(200);
});

test('a session ends after two idle hours, and after twelve however busy it is', async () => {
  const { uid, token } = await api.signIn(['admin']);
  const isOpen = async () => (await api.call({ path: '/admin/system', token })).statusCode !== 401;
  for (let hours = 0; hours < 11.5; hours += 1.5) {
    expect(await isOpen()).toBe(true);
    await api.wait(1.5 * 3_600);
  }
  expect(await isOpen()).toBe(false);
  const idle = await api.signIn(['admin']);
  await api.wait(2 * 3_600 + 1);
  expect((await api.call({ path: '/admin/system', token: idle.token })).statusCode).toBe(401);
  expect(
    await api.platform.db.read.select({ token: sessions.token_hash }).from(sessions).where(eq(sessions.user_uid, uid)),
  ).not.toContainEqual({ token });
});

test('refusals come in their order: role before body, kind of body before its content', async () => {
  const path = '/admin/stores/create';
  const { token: manager } = await api.signIn(['manager']);
  const { token: admin } = await api.signIn(['admin']);
  expectFailure(await api.call({ method: 'POST', path, token: manager, body: '{broken' }), 403, 'forbidden');
  expectFailure(
    await api.call({
      method: 'POST',
      path,
      token: admin,
      body: 'a=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
    415,
    'media_type',
  );
  expectFailure(
    await api.call({ method: 'POST', path, token: admin, body: { name: 'x'.repeat(1_100_000) } }),
    413,
    'too_large',
  );
});

test('the limit of a class of calls is a 429 with Retry-After, by address, and the machine itself is free in the demonstration', async () => {
  const send = (from?: string) =>
    api.call({
      method: 'POST',
      path: '/client-errors',
      body: {},
      headers: from === undefined ? {} : { 'x-forwarded-for': from },
    });
  for (let n = 0; n < 30; n += 1) expect((await send('192.0.2.7')).statusCode).not.toBe(429);
  const refused = await send('192.0.2.7');
  expectFailure(refused, 429, 'too_many_requests');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await send('192.0.2.8')).statusCode).not.toBe(429);
  expect((await send()).statusCode).not.toBe(429);
});

test('no answer lets a browser guess, frame or load', async () => {
  const { headers } = await api.call({ path: '/health' });
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
  });
});

test('the API describes itself', async () => {
  const document = (await api.call({ path: '/openapi.json' })).json();
  expect(document.openapi).toBe('3.1.0');
  expect(document.paths['/public/contracts/{contract_uid}/sign'].post).toBeDefined();
});
