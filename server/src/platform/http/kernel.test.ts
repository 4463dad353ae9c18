import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { like } from 'drizzle-orm';
import type fastify from 'fastify';
import { defineContract, fileAnswer } from 'shared-api/kernel';
import * as z from 'zod/mini';
import { createSessions } from '../auth';
import { fixedClock } from '../clock';
import type { Database, Queries } from '../db';
import { meta } from '../db/schema';
import { wrongStatus } from '../errors';
import { createKeys } from '../keys';
import { createLimits } from '../limits';
import { createLogger } from '../log';
import { createSettings } from '../settings';
import { testDatabase } from '../testing/test-database';
import { createIdempotency, createRateLimiter, createServer, implement, registerApi } from './index';

const picture = { field: 'file', maxBytes: 100, mediaTypes: ['image/png'] };
const calls = defineContract({
  echo: {
    method: 'POST',
    path: '/echo/{id}',
    access: 'anybody',
    rate: 'write',
    summary: 'Ripete',
    params: z.strictObject({ id: z.string().check(z.maxLength(5)) }),
    query: z.strictObject({ wheres: z.optional(z.array(z.strictObject({ field: z.string() }))) }),
    body: z.strictObject({ name: z.string().check(z.minLength(2)) }),
    answers: { 201: z.object({ name: z.string(), n: z.int() }) },
  },
  edit: {
    method: 'PATCH',
    path: '/record',
    access: 'anybody',
    rate: 'write',
    summary: 'Cambia',
    answers: { 202: z.object({}) },
  },
  read: {
    method: 'GET',
    path: '/record',
    access: 'anybody',
    rate: 'read',
    summary: 'Legge',
    answers: { 200: z.object({ data: z.string() }) },
  },
  wrong: {
    method: 'GET',
    path: '/wrong',
    access: 'anybody',
    rate: 'read',
    summary: 'Sbaglia',
    answers: { 200: z.object({ data: z.string() }) },
  },
  refuse: {
    method: 'POST',
    path: '/refuse',
    access: 'anybody',
    rate: 'write',
    summary: 'Rifiuta',
    answers: { 202: z.object({}) },
  },
  crash: {
    method: 'POST',
    path: '/crash',
    access: 'anybody',
    rate: 'write',
    summary: 'Cade',
    answers: { 202: z.object({}) },
  },
  lost: {
    method: 'POST',
    path: '/lost',
    access: 'anybody',
    rate: 'write',
    summary: 'Cade dopo l’effetto',
    body: z.strictObject({ last: z.boolean() }),
    answers: { 201: z.object({ n: z.number() }) },
  },
  upload: {
    method: 'POST',
    path: '/upload',
    access: 'anybody',
    rate: 'upload',
    summary: 'Carica',
    file: picture,
    answers: { 201: z.object({ name: z.string() }) },
  },
  file: {
    method: 'GET',
    path: '/file',
    access: 'anybody',
    rate: 'read',
    summary: 'Dà un file',
    answers: { 200: fileAnswer('text/plain') },
  },
  list: {
    method: 'GET',
    path: '/list',
    access: 'anybody',
    rate: 'read',
    summary: 'Elenca',
    answers: { 200: z.object({ data: z.array(z.string()) }) },
  },
  later: {
    method: 'GET',
    path: '/later',
    access: 'anybody',
    rate: 'read',
    summary: 'Più avanti',
    answers: { 200: z.object({}) },
  },
});

const names = Array.from({ length: 300 }, (_, index) => `Concessionaria ${index}`);

let effects = 0;
const implementations = [
  implement(calls.echo, async ({ body }) => {
    effects += 1;
    return { status: 201, body: { name: body.name, n: effects } };
  }),
  implement(calls.edit, async ({ expectVersion }) => {
    expectVersion(3);
    return { status: 202, body: {} };
  }),
  implement(calls.read, async () => ({ status: 200, body: { data: 'x' }, version: 3 })),
  implement(calls.list, async () => ({ status: 200, body: { data: names } })),
  implement(calls.wrong, async () => JSON.parse('{"status":200,"body":{"data":7}}')),
  implement(calls.refuse, async () => {
    effects += 1;
    throw wrongStatus('No.');
  }),
  implement(calls.crash, async () => {
    effects += 1;
    throw new Error('Mario Rossi, mario@example.com');
  }),
  implement(calls.lost, async ({ body }) => {
    const note = (tx: Queries) => tx.insert(meta).values({ key: `lost ${effects}`, value: '' });
    await (body.last ? db.lastTransaction(note) : db.transaction(note));
    effects += 1;
    throw new Error('There is no answer');
  }),
  implement(calls.upload, async ({ file }) => ({ status: 201, body: { name: file.name } })),
  implement(calls.file, async () => ({
    status: 200,
    file: { content: Buffer.from('ciao'), mediaType: 'text/plain', name: "Perché l' (*).txt" },
  })),
];

const temporaryRoot = mkdtempSync(join(tmpdir(), 'carcare-kernel-'));
let app: ReturnType<typeof fastify>;
let db: Database;
const clock = fixedClock(new Date('2026-03-02T10:00:00Z'));
beforeAll(async () => {
  db = await testDatabase();
  const keys = createKeys(['a key for tests']);
  const settings = createSettings(db, clock);
  const log = createLogger({ level: 'silent' });
  app = await createServer({ log, clock, trustProxy: false, https: true });
  registerApi(app, Object.values(calls), implementations, {
    sessions: createSessions(db, clock, keys),
    settings,
    rates: createRateLimiter({
      limits: createLimits({ db, clock, keys, settings }),
      now: () => clock.now(),
      exemptLoopback: true,
    }),
    idempotency: createIdempotency(db, clock, keys),
    temporaryRoot,
    secureCookies: true,
    checkAnswers: true,
    answersApart: {},
    ownOrigin: 'https://carcare.example',
    demo: false,
    staffNeedSecondStep: false,
  });
  app.addHook('onClose', () => db.close());
});
afterAll(async () => {
  await app.close();
  rmSync(temporaryRoot, { recursive: true });
});

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: `/api/v1${url}`,
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

test('every fault of path, query and body is told at once, in Italian, by field', async () => {
  const response = await post('/echo/123456?wheres[0][field]=a&page=2', { name: 'x', other: 1 });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({
    code: 'validation',
    errors: {
      id: ['Al massimo 5 caratteri.'],
      page: ['Questo campo non è previsto.'],
      name: ['Servono almeno 2 caratteri.'],
      other: ['Questo campo non è previsto.'],
    },
  });
});

test.each([
  ['broken JSON', '{"name":'],
  ['no object', '7'],
  ['an inherited name', '{"__proto__":{"name":"xx"}}'],
  ['nothing', ''],
])('%s is a 422', async (_, body) => {
  expect((await post('/echo/1', body)).statusCode).toBe(422);
});

test('a query deeper or longer than any call needs is a 422', async () => {
  expect((await post('/echo/1?wheres[0][a][b][c][d]=1', { name: 'xx' })).statusCode).toBe(422);
  expect((await post(`/echo/1?${'a=1&'.repeat(300)}`, { name: 'xx' })).statusCode).toBe(422);
});

test('a body where none is expected is a 422 on its fields; an empty object is none', async () => {
  expect((await post('/refuse', { status: 'PAID' })).json().errors).toEqual({
    status: ['Questo campo non è previsto.'],
  });
  expect((await post('/refuse', {})).json().code).toBe('status');
});

test('a filter where none is expected is a 422 on its name, so that nobody takes a whole list for a part', async () => {
  const refused = await app.inject('/api/v1/record?search=Rossi&page=2');
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors).toEqual({
    search: ['Questo campo non è previsto.'],
    page: ['Questo campo non è previsto.'],
  });
  expect((await app.inject('/api/v1/record?')).statusCode).toBe(200);
});

test('an answer that is not what the entry says is our failure, and tells nothing', async () => {
  const response = await app.inject('/api/v1/wrong');
  expect(response.statusCode).toBe(500);
  expect(response.json().code).toBe('internal');
  const crashed = await post('/crash', {});
  expect(crashed.statusCode).toBe(500);
  expect(crashed.body).not.toContain('Mario');
});

test('an entry without a handler says that it is not built yet', async () => {
  const response = await app.inject('/api/v1/later');
  expect([response.statusCode, response.json().code]).toEqual([501, 'not_built']);
});

describe('an answer that is read', () => {
  test('a long one comes packed to whoever takes brotli, and whole to anybody else', async () => {
    const ask = (accepts: string) => app.inject({ url: '/api/v1/list', headers: { 'accept-encoding': accepts } });
    const [packed, plain] = [await ask('gzip, br'), await ask('gzip')];
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
    expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toEqual(plain.json());
    expect(plain.headers).toMatchObject({ vary: 'accept-encoding' });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.json().data).toEqual(names);
  });

  test('a short one is sent as it is', async () => {
    const response = await app.inject({ url: '/api/v1/record', headers: { 'accept-encoding': 'br' } });
    expect(response.headers).not.toHaveProperty('content-encoding');
    expect(response.json()).toEqual({ data: 'x' });
  });
});

describe('If-Match and If-None-Match', () => {
  test('an unchanged record is a 304, whether or not the tag is weak', async () => {
    const first = await app.inject('/api/v1/record');
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"3-full-[0-9a-f]{10}"$/);
    for (const tag of [etag, `W/${etag}`]) {
      expect((await app.inject({ url: '/api/v1/record', headers: { 'if-none-match': tag } })).statusCode).toBe(304);
    }
  });

  test('another version is a 412, the same or none goes on', async () => {
    const patch = (tag?: string) =>
      app.inject({ method: 'PATCH', url: '/api/v1/record', headers: tag === undefined ? {} : { 'if-match': tag } });
    expect((await patch('"2-full-0123456789"')).json().code).toBe('stale');
    expect((await patch('"3-masked-0123456789"')).statusCode).toBe(202);
    expect((await patch()).statusCode).toBe(202);
  });
});

describe('Idempotency-Key', () => {
  const key = (name: string) => ({ 'idempotency-key': name.padEnd(22, '-') });

  test('the same key and body has one effect and one answer', async () => {
    const first = await post('/echo/1', { name: 'uno' }, key('a'));
    const second = await post('/echo/1', { name: 'uno' }, key('a'));
    expect(second.json()).toEqual(first.json());
    expect([first.headers['idempotency-replayed'], second.headers['idempotency-replayed']]).toEqual([
      undefined,
      'true',
    ]);
  });

  test('a refusal is kept too, a failure of ours is not', async () => {
    const before = effects;
    await post('/refuse', {}, key('b'));
    expect((await post('/refuse', {}, key('b'))).statusCode).toBe(422);
    expect(effects).toBe(before + 1);
    await post('/crash', {}, key('b'));
    await post('/crash', {}, key('b'));
    expect(effects).toBe(before + 3);
  });

  test('an effect of which no answer comes is taken back with the last transaction, not with one before', async () => {
    const left = () => db.read.select().from(meta).where(like(meta.key, 'lost %'));
    for (const n of [1, 2]) expect([n, (await post('/lost', { last: true }, key('f'))).statusCode]).toEqual([n, 500]);
    expect((await post('/lost', { last: true })).statusCode).toBe(500);
    expect(await left()).toEqual([]);
    await post('/lost', { last: false }, key('g'));
    expect(await left()).toHaveLength(1);
  });

  test('another body under the same key is a 422, the same key elsewhere is another key', async () => {
    await post('/echo/1', { name: 'uno' }, key('c'));
    expect((await post('/echo/1', { name: 'due' }, key('c'))).json().errors).toHaveProperty('Idempotency-Key');
    expect((await post('/echo/2', { name: 'due' }, key('c'))).statusCode).toBe(201);
  });

  test('two at once: one works, the other is told to wait or gets the answer', async () => {
    const before = effects;
    const codes = (await Promise.all(Array.from({ length: 5 }, () => post('/echo/1', { name: 'uno' }, key('d'))))).map(
      (response) => response.statusCode,
    );
    expect(effects).toBe(before + 1);
    expect(codes.every((code) => code === 201 || code === 409)).toBe(true);
  });

  test('a visitor’s key must be long, and a key lasts a day', async () => {
    expect((await post('/echo/1', { name: 'uno' }, { 'idempotency-key': 'short' })).statusCode).toBe(422);
    const first = await post('/echo/1', { name: 'uno' }, key('e'));
    clock.moveTo(new Date(clock.now().getTime() + 24 * 3_600_000 + 1));
    expect((await post('/echo/1', { name: 'uno' }, key('e'))).json().n).toBeGreaterThan(first.json().n);
  });
});

describe('files', () => {
  const send = (content: Buffer, field = 'file', headers: Readonly<Record<string, string>> = {}) => {
    const head = Buffer.from(
      `--b\r\nContent-Disposition: form-data; name="${field}"; filename="../a.png"\r\nContent-Type: image/png\r\n\r\n`,
    );
    return app.inject({
      method: 'POST',
      url: '/api/v1/upload',
      headers: { 'content-type': 'multipart/form-data; boundary=b', ...headers },
      payload: Buffer.concat([head, content, Buffer.from('\r\n--b--\r\n')]),
    });
  };
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

  test('a file is taken by its content, its name without folders', async () => {
    expect((await send(png)).json()).toEqual({ name: 'a.png' });
    expect((await send(Buffer.from('<svg/>'))).statusCode).toBe(415);
    expect((await send(Buffer.concat([png, Buffer.alloc(200)]))).statusCode).toBe(413);
    expect((await send(png, 'other')).statusCode).toBe(422);
  });

  test('a file that says beforehand that it is too large is refused without being read', async () => {
    const refused = await send(png, 'file', { 'content-length': '9000000' });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([413, ['file']]);
  });

  test('JSON where a file is expected is a 415, and the other way round', async () => {
    expect((await post('/upload', {})).statusCode).toBe(415);
    expect((await post('/echo/1', '', { 'content-type': 'multipart/form-data; boundary=b' })).statusCode).toBe(415);
  });

  test('a file goes out under its own name', async () => {
    const response = await app.inject('/api/v1/file');
    expect(response.body).toBe('ciao');
    expect(response.headers['content-disposition']).toBe(
      `attachment; filename="Perch_l_.txt"; filename*=UTF-8''Perch%C3%A9%20l%27%20%28%2A%29.txt`,
    );
  });
});

test.each([
  ['a page of ours', { 'sec-fetch-site': 'same-origin' }, 201],
  ['the person', { 'sec-fetch-site': 'none' }, 201],
  ['no browser', {}, 201],
  ['a browser that tells no more than the page', { origin: 'https://carcare.example' }, 201],
  ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site', origin: 'https://blog.carcare.example' }, 403],
  ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['another site of an old browser', { origin: 'https://evil.example' }, 403],
  ['a page without an origin', { origin: 'null' }, 403],
])('a write with a cookie may come from %s or not', async (_from, headers, status) => {
  const sent = await post('/echo/1234', { name: 'xyz' }, { cookie: 'grant=x', ...headers });
  expect(sent.statusCode).toBe(status);
  expect((await post('/echo/1234', { name: 'xyz' }, headers)).statusCode).toBe(201);
});
