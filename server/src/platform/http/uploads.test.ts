import { existsSync, readdirSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import sharp from 'sharp';
import { assets } from '../db/schema';
import { temporaryRoot } from '../files';
import { multipart, type SignedIn, type TestApp, testApp } from '../testing';

let api: TestApp;
let customer: SignedIn;
let origin: URL;
beforeAll(async () => {
  api = await testApp();
  origin = new URL(await api.app.http.listen({ port: 0, host: '127.0.0.1' }));
});
beforeEach(async () => {
  await api.platform.db.read.delete(assets);
  customer = await api.signIn(['user']);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

const form = (content: Buffer) => multipart({ token: customer.token, file: { name: 'foto.png', content } });
const png = (background = '#003399') =>
  sharp({ create: { width: 64, height: 32, channels: 3, background } })
    .png()
    .toBuffer();
const rows = () => api.platform.db.read.select().from(assets);

/** The folders of the calls at work, each with what has arrived so far. */
function waiting(): string[] {
  const root = temporaryRoot(api.platform.env);
  return existsSync(root) ? readdirSync(root).map((folder) => join(root, folder)) : [];
}

/** The answer may be heard a moment before the folder is gone. */
async function nothingWaits(): Promise<void> {
  while (waiting().length > 0) await nextTurn();
}

/** An upload as it goes over the line. */
function request(content: Buffer) {
  const { headers, payload } = form(content);
  const lines = Object.entries({ ...headers, host: 'localhost', 'content-length': payload.length });
  const head = ['POST /api/v1/assets HTTP/1.1', ...lines.map((line) => line.join(': ')), '', ''].join('\r\n');
  return { head, payload };
}

const connectTo = ({ hostname, port }: URL) => connect(Number(port), hostname);

/** Sends the beginning of an upload, and waits until it is on the disk. */
async function beginUpload(content: Buffer): Promise<Socket> {
  const { head, payload } = request(content);
  const socket = connectTo(origin);
  socket.write(head);
  socket.write(payload.subarray(0, payload.length / 2));
  const hasContent = (folder: string) => readdirSync(folder).some((name) => statSync(join(folder, name)).size > 0);
  while (!waiting().some(hasContent)) await nextTurn();
  return socket;
}

test('an upload goes to the disk while it arrives; one that breaks off leaves nothing', async () => {
  const socket = await beginUpload(Buffer.concat([await png(), Buffer.alloc(1_000_000)]));
  socket.destroy();
  await nothingWaits();
  expect(await rows()).toEqual([]);
});

test.each<[string, () => Promise<Buffer>, number]>([
  ['taken', () => png(), 201],
  ['refused for its kind', async () => Buffer.from('sku;title'), 415],
  ['refused for its content', async () => (await png()).subarray(0, 40), 422],
  ['refused because nothing is in it', async () => Buffer.alloc(0), 422],
  ['refused for its size', async () => Buffer.concat([await png(), Buffer.alloc(8 * 1024 * 1024)]), 413],
])('an upload that is %s leaves nothing on the disk', async (_, make, status) => {
  const answer = await api.app.http.inject({ method: 'POST', url: '/api/v1/assets', ...form(await make()) });
  expect(answer.statusCode).toBe(status);
  await nothingWaits();
});

test('nor does one that the storage failed to keep', async () => {
  jest.spyOn(api.platform.storage, 'put').mockRejectedValue(new Error('The bucket is away'));
  const content = await png('#abcdef');
  const answer = await api.app.http.inject({ method: 'POST', url: '/api/v1/assets', ...form(content) });
  expect([answer.statusCode, await rows()]).toEqual([500, []]);
  await nothingWaits();
});

test('an empty file is said to be empty, not of another type', async () => {
  const answer = await api.app.http.inject({ method: 'POST', url: '/api/v1/assets', ...form(Buffer.alloc(0)) });
  expect([answer.statusCode, answer.json().errors]).toEqual([422, { file: ['Il file è vuoto.'] }]);
});

test.each<[string, (payload: Buffer) => Buffer]>([
  ['ends within its file', (payload) => payload.subarray(0, -20)],
  ['has no parts', () => Buffer.from('nothing')],
])('a form that %s is refused, and leaves nothing either', async (_, cut) => {
  const { headers, payload } = form(await png());
  const answer = await api.app.http.inject({ method: 'POST', url: '/api/v1/assets', headers, payload: cut(payload) });
  expect([answer.statusCode, answer.json().code]).toEqual([415, 'media_type']);
  await nothingWaits();
});

test('a field that is called as what every object has is unknown as any other', async () => {
  const fields = { toString: 'x' };
  const file = { name: 'foto.png', content: await png() };
  const { headers, payload } = multipart({ token: customer.token, file, fields });
  const answer = await api.app.http.inject({ method: 'POST', url: '/api/v1/assets', headers, payload });
  expect([answer.statusCode, answer.json().errors]).toEqual([422, { body: ['Questo campo non è previsto.'] }]);
  await nothingWaits();
});

test('a refusal that comes before the whole body leaves the connection for the next call', async () => {
  const { head, payload } = request(Buffer.alloc(2_000_000));
  const socket = connectTo(origin);
  socket.write(head);
  socket.write(payload.toString('latin1').replace('name="file"', 'name="else"'), 'latin1');
  socket.write('GET /api/v1/health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  expect((await text(socket)).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 422', 'HTTP/1.1 200']);
});
