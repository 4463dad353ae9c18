import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { portOf } from '../testing/port-of';
import { type BucketPatience, openBucket } from './bucket';
import { readS3Address } from './s3-address';

const root = mkdtempSync(join(tmpdir(), 'carcare-send-file-'));
const content = randomBytes(300_000);
const file = { path: join(root, 'upload'), size: content.length };
let server: Server;
let statuses: number[];
let received: Buffer[];
/** For how long the line is a slow one, ms from the beginning of a file. */
let slowMs: number;
beforeAll(async () => {
  writeFileSync(file.path, content);
  server = createServer(async (request, response) => {
    for (const began = Date.now(); Date.now() - began < slowMs; await pause(5)) request.read();
    received.push(await buffer(request));
    response.writeHead(statuses.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  received = [];
  slowMs = 0;
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

async function bucket(patience?: BucketPatience) {
  const s3 = readS3Address(`http://a:b@127.0.0.1:${portOf(server)}/carcare`);
  if (s3 === null) throw new Error('Not an address');
  return openBucket(s3, patience);
}

test('a bucket that was busy gets the file once more, whole', async () => {
  statuses = [503, 500, 200];
  await (await bucket()).putFile('a', file);
  expect(received.map((body) => body.equals(content))).toEqual([true, true, true]);
});

test('a bucket that stays busy is given up, one that refuses is not asked again', async () => {
  statuses = [503, 503, 503, 200];
  await expect((await bucket()).putFile('a', file)).rejects.toThrow();
  expect(received).toHaveLength(3);
  statuses = [403, 200];
  await expect((await bucket()).putFile('a', file)).rejects.toThrow();
  expect(received).toHaveLength(4);
});

test('a file that goes on is waited for, however slow the line', async () => {
  // More than lies in the memory of both ends of a line.
  const large = { path: join(root, 'large'), size: 48_000_000 };
  writeFileSync(large.path, Buffer.alloc(large.size));
  statuses = [200];
  slowMs = 1_200;
  await (await bucket({ answerMs: 600, silenceMs: 30_000 })).putFile('a', large);
  expect(received).toHaveLength(1);
});
