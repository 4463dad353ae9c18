import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { openBucket } from './bucket';
import { readS3Address } from './s3-address';

const root = mkdtempSync(join(tmpdir(), 'carcare-send-file-'));
const content = randomBytes(300_000);
const file = { path: join(root, 'upload'), size: content.length };
let server: Server;
let statuses: number[];
let received: Buffer[];
beforeAll(async () => {
  writeFileSync(file.path, content);
  server = createServer(async (request, response) => {
    received.push(await buffer(request));
    response.writeHead(statuses.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  received = [];
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

async function bucket() {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const s3 = readS3Address(`http://a:b@127.0.0.1:${port}/carcare`);
  if (s3 === null) throw new Error('Not an address');
  return openBucket(s3);
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
