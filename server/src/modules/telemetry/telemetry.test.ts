import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { areaBuild } from '../../platform/releases/testing/build-of';
import { portOf, type TestApp, testApp } from '../../platform/testing';
import { countLoad, readAreaHealth, recentErrors } from './index';
import { sentryService } from './sentry';
import { clientErrors, funnelEvents } from './tables/telemetry.table';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const report = (body: object, from = '192.0.2.1') =>
  api.call({ method: 'POST', path: '/client-errors', body, headers: { 'x-forwarded-for': from } });
const error = { message: 'TypeError: x is undefined', area: 'public', version: 'ab12', url: '/contract/:contract_uid' };

test('a step of the funnel is kept with its source and nothing that tells who', async () => {
  const body = { step: 'packages', session: 'abcdefghijklmnop', utms: { utm_source: 'fiera', utm_medium: 'qr' } };
  const answer = await api.call({ method: 'POST', path: '/public/events', body });
  expect([answer.statusCode, answer.json()]).toEqual([202, {}]);
  const [{ id: _, ...row } = { id: '' }] = await api.platform.db.read.select().from(funnelEvents);
  expect(row).toEqual({ ...body, utm_source: 'fiera', created_at: api.clock.now() });
});

test('the same error of a day is counted in one row', async () => {
  for (const from of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) expect((await report(error, from)).statusCode).toBe(202);
  await report({ ...error, area: 'shell' });
  await api.wait(86_401);
  await report(error);
  const rows = await api.platform.db.read
    .select()
    .from(clientErrors)
    .orderBy(clientErrors.created_at, clientErrors.count);
  expect(rows.map((row) => [row.area, row.count])).toEqual([
    ['shell', 1],
    ['public', 3],
    ['public', 1],
  ]);
});

test('the end of a session, which is no fault, is not listed among the errors', async () => {
  const area = 'sessions';
  await report({ ...error, area, message: 'ApiError 401: GET /account/notifications' });
  await report({ ...error, area, message: 'ApiError 500: GET /account/notifications' });
  const listed = await recentErrors(api.platform.db.read, new Date(api.clock.now().getTime() - 1_000));
  expect(listed.filter((row) => row.area === area).map(({ message }) => message)).toEqual([
    'ApiError 500: GET /account/notifications',
  ]);
});

/** Two versions that lie in the store. */
async function twoVersions(name: string): Promise<readonly [string, string]> {
  const folder = mkdtempSync(join(tmpdir(), 'carcare-telemetry-'));
  const publish = async (version: string) => {
    const build = areaBuild(join(folder, version), name, version);
    return (await api.platform.releases.publish(`remote-${name}`, build, { version, by: 'CI' })).id;
  };
  const ids = [await publish('1.0.0'), await publish('1.1.0')] as const;
  rmSync(folder, { recursive: true });
  return ids;
}

test('an area’s health counts what browsers said of it in the last 24 hours, hour by hour, and a version alone', async () => {
  const { db } = api.platform;
  const [first, second] = await twoVersions('account');
  const broken = { ...error, area: 'account', version: first, kind: 'area' };
  await report(broken, '192.0.2.8');
  await api.wait(23 * 3_600);
  await report({ ...broken, version: second }, '192.0.2.8');
  await report({ ...broken, version: second }, '192.0.2.9');
  await report({ ...broken, kind: 'error' }, '192.0.2.9');
  await countLoad(db.read, { area: 'account', version: second }, api.clock.now());
  const now = api.clock.now();
  expect(await readAreaHealth(db.read, { area: 'account' }, now)).toMatchObject({
    loads: 1,
    failures: [1, ...Array.from({ length: 22 }, () => 0), 2],
  });
  const ofOne = await readAreaHealth(db.read, { area: 'account', version: first }, now);
  expect([ofOne.loads, ofOne.failures[0], ofOne.failures[23]]).toEqual([0, 1, 0]);
  const later = await readAreaHealth(db.read, { area: 'account' }, new Date(now.getTime() + 3_600_000));
  expect(later.failures.reduce((sum, count) => sum + count)).toBe(2);
});

test('a failure counts for a version that is served from here, and for few of one address', async () => {
  const { db } = api.platform;
  const [version] = await twoVersions('fleet');
  const failures = async (about: { area: string; version?: string }) =>
    (await readAreaHealth(db.read, about, api.clock.now())).failures.reduce((sum, count) => sum + count);
  const broken = { ...error, area: 'fleet', kind: 'area' };
  for (const invented of ['9.9.9-0123456789ab', 'dev', '<b>'])
    expect((await report({ ...broken, version: invented }, '192.0.2.20')).statusCode).toBe(202);
  await report({ ...broken, area: '../fleet', version }, '192.0.2.20');
  expect(await failures({ area: 'fleet' })).toBe(0);

  for (let n = 0; n < 25; n += 1) await report({ ...broken, version }, '192.0.2.21');
  expect(await failures({ area: 'fleet', version })).toBe(20);
  await report({ ...broken, version }, '192.0.2.22');
  expect(await failures({ area: 'fleet', version })).toBe(21);
});

test('of one address few failed calls count for a version, and the others in proportion', async () => {
  const { db } = api.platform;
  const [version] = await twoVersions('talk');
  const measure = (calls: number, failed_calls: number, from: string) => {
    const body = { area: 'talk', version, calls, failed_calls };
    return api.call({ method: 'POST', path: '/client-measures', body, headers: { 'x-forwarded-for': from } });
  };
  const counted = async () => {
    const { calls, failed_calls } = await readAreaHealth(db.read, { area: 'talk', version }, api.clock.now());
    return [calls, failed_calls];
  };
  for (const [calls, failed] of [
    [1_000, 100],
    [1_000, 1_000],
  ] as const)
    await measure(calls, failed, '192.0.2.30');
  expect(await counted()).toEqual([40, 4]);
  await measure(30, 0, '192.0.2.30');
  await measure(50, 2, '192.0.2.31');
  expect(await counted()).toEqual([120, 6]);
});

test('personal data that slipped into a report is not kept', async () => {
  await report({ ...error, message: 'no answer for anna.rossi@example.com' });
  const rows = await api.platform.db.read.select().from(clientErrors);
  expect(JSON.stringify(rows)).not.toContain('anna.rossi');
});

test('one address reports thirty times a minute', async () => {
  const statuses = [];
  for (let n = 0; n < 31; n += 1) statuses.push((await report(error, '192.0.2.50')).statusCode);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

test('an error goes on to the service as an envelope', async () => {
  const received: { url: string | undefined; auth: unknown; lines: string[] }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      received.push({ url: request.url, auth: request.headers['x-sentry-auth'], lines: body.split('\n') });
      response.end('{}');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const port = portOf(server);
  const at = new Date('2026-03-02T10:00:00Z');
  await sentryService(`http://chiave@127.0.0.1:${port}/7`, { now: () => at }).report(error, at);
  server.close();
  expect(received).toEqual([
    { url: '/api/7/envelope/', auth: expect.stringContaining('sentry_key=chiave'), lines: expect.anything() },
  ]);
  expect(received[0]?.lines.map((line) => JSON.parse(line))).toMatchObject([
    { sent_at: '2026-03-02T10:00:00.000Z' },
    { type: 'event' },
    { release: 'ab12', tags: { area: 'public' }, exception: { values: [{ type: 'TypeError', value: error.message }] } },
  ]);
});

test('a service that loses three errors in a row is left alone for half a minute', async () => {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.writeHead(503).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const clock = { ms: Date.parse('2026-03-02T10:00:00Z') };
  const now = () => new Date(clock.ms);
  const service = sentryService(`http://chiave@127.0.0.1:${portOf(server)}/7`, { now });
  for (let time = 0; time < 5; time += 1) await expect(service.report(error, now())).rejects.toThrow();
  expect(asked).toBe(3);
  expect(service.lastLost()).toEqual(now());

  clock.ms += 30_000;
  await expect(service.report(error, now())).rejects.toThrow();
  expect(asked).toBe(4);
  server.close();
});
