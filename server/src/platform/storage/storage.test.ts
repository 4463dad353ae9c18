import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import {
  FileMissingError,
  folderStorage,
  openStorage,
  type Storage,
  UnreadableFileError,
  UnusableBucketError,
} from './index';
import { type S3Server, s3Server } from './testing/s3-server';

const root = mkdtempSync(join(tmpdir(), 'carcare-storage-'));
let server: S3Server;
beforeAll(async () => {
  server = await s3Server();
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const inBucket = (url: string) => openStorage({ DEMO: false, S3_URL: url, DATA_DIR: root });

describe.each<[string, (name: string) => Promise<Storage>]>([
  ['a folder', async (name) => folderStorage(join(root, name))],
  ['a bucket', (name) => inBucket(`${server.url}/${name}`)],
])('%s', (_, open) => {
  test('gives a file back to the byte, also one that replaced another', async () => {
    const storage = await open('bytes');
    const content = Buffer.from([0, 255, 10, 13]);
    await storage.put('documents/a/1.pdf', Buffer.from('before'));
    await storage.put('documents/a/1.pdf', content);
    expect(await storage.get('documents/a/1.pdf')).toEqual(content);
    expect(await storage.has('documents/a/1.pdf')).toBe(true);
  });

  test('keeps a file of the disk, and gives it piece by piece', async () => {
    const storage = await open('streamed');
    const content = randomBytes(3_000_000);
    const path = join(root, 'upload');
    writeFileSync(path, content);
    await storage.put('attachments/1', { path, size: content.length });
    expect((await storage.get('attachments/1')).equals(content)).toBe(true);
    const opened = await storage.open('attachments/1');
    expect([opened.size, (await buffer(opened.content)).equals(content)]).toEqual([content.length, true]);
  });

  test('keeps nothing of a file that cannot be read', async () => {
    const storage = await open('unread');
    await expect(storage.put('attachments/1', { path: join(root, 'nothing'), size: 5 })).rejects.toThrow('ENOENT');
    expect(await storage.usage()).toEqual({ files: 0, bytes: 0 });
  });

  test('tells that a file is missing; a removed one is', async () => {
    const storage = await open('missing');
    await storage.put('b', Buffer.from('b'));
    await storage.remove('b');
    await storage.remove('b');
    expect(await storage.has('b')).toBe(false);
    await expect(storage.get('b')).rejects.toThrow(FileMissingError);
    await expect(storage.open('b')).rejects.toThrow(FileMissingError);
  });

  test('lists and counts what it keeps, and nothing when it is empty', async () => {
    const storage = await open('counted');
    expect(await storage.usage()).toEqual({ files: 0, bytes: 0 });
    await storage.put('a/1', Buffer.alloc(5));
    await storage.put('a/b/2', Buffer.alloc(1));
    await storage.put('c', Buffer.alloc(2));
    const keys: string[] = [];
    for await (const { key } of storage.list('a/')) keys.push(key);
    expect(keys.sort()).toEqual(['a/1', 'a/b/2']);
    expect(await storage.usage()).toEqual({ files: 3, bytes: 8 });
  });

  test.each(['../outside', '/etc/passwd', 'a/../b', 'a//b', '', '.hidden'])(
    'takes no key like %j, that could leave its place',
    async (key) => {
      const storage = await open('keys');
      await expect(storage.put(key, Buffer.alloc(1))).rejects.toThrow('Not a storage key');
      await expect(storage.get(key)).rejects.toThrow('Not a storage key');
    },
  );
});

test('a folder keeps nothing but the file itself', async () => {
  await folderStorage(join(root, 'alone')).put('a/1.pdf', Buffer.from('x'));
  expect(readdirSync(join(root, 'alone/a'))).toEqual(['1.pdf']);
});

test('what ended writers and removed files left in a folder goes, and nothing else', async () => {
  const place = join(root, 'leftovers');
  const storage = folderStorage(place);
  await storage.put('a/1.pdf', Buffer.from('1'));
  await storage.put('a/b/2.pdf', Buffer.from('2'));
  await storage.put('c/d/3.pdf', Buffer.from('3'));
  await storage.remove('c/d/3.pdf');
  mkdirSync(join(place, 'a/empty'));
  for (const [name, hours] of [
    ['a/4.pdf.old.part', 25],
    ['a/5.pdf.young.part', 23],
    ['c/d/6.pdf.old.part', 25],
  ] as const) {
    const path = join(place, name);
    writeFileSync(path, 'half');
    utimesSync(path, Date.now() / 1_000 - hours * 3_600, Date.now() / 1_000 - hours * 3_600);
  }
  await storage.removeLeftovers('a/');
  expect(readdirSync(place, { recursive: true }).sort()).toEqual([
    'a',
    'a/1.pdf',
    'a/5.pdf.young.part',
    'a/b',
    'a/b/2.pdf',
    'c',
    'c/d',
    'c/d/6.pdf.old.part',
  ]);
  await storage.removeLeftovers('');
  await storage.removeLeftovers('nothing/');
  expect(readdirSync(place)).toEqual(['a']);
});

test('a file that comes while empty folders go is kept', async () => {
  const storage = folderStorage(join(root, 'at-once'));
  let isOver = false;
  const sweep = async () => {
    while (!isOver) await storage.removeLeftovers('');
  };
  const sweeping = [sweep(), sweep()];
  const putAndRemove = async (folder: number) => {
    for (let n = 0; n < 40; n += 1) {
      const key = `${folder}/x/1`;
      await storage.put(key, Buffer.from(String(n)));
      expect(String(await storage.get(key))).toBe(String(n));
      await storage.remove(key);
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, folder) => putAndRemove(folder))).finally(() => {
    isOver = true;
  });
  await Promise.all(sweeping);
});

test.each<[string, (url: string) => string]>([
  ['refused', (url) => url.replace('//S3RVER:', '//NOBODY:')],
  ['missing', (url) => url.replace('/carcare', '/nothing')],
  ['away', () => 'http://a:b@127.0.0.1:1/carcare'],
])('a bucket that is %s is told at start', async (fault, wrong) => {
  const opening = inBucket(wrong(server.url));
  await expect(opening).rejects.toThrow(UnusableBucketError);
  await expect(opening).rejects.toMatchObject({ fault, variable: 'S3_URL' });
});

test('the demonstration keeps to its folder', async () => {
  const storage = await openStorage({ DEMO: true, S3_URL: 'http://a:b@127.0.0.1:1/carcare', DATA_DIR: root });
  expect(storage.kind).toBe('filesystem');
});

test('in a folder, a name below a file and one that is too long for a disk are missing', async () => {
  const storage = folderStorage(join(root, 'names'));
  await storage.put('a/1', Buffer.from('1'));
  await expect(storage.get('a/1/2')).rejects.toThrow(FileMissingError);
  await expect(storage.get('x'.repeat(300))).rejects.toThrow(FileMissingError);
});

test('in a folder, what is there and cannot be read is not missing, and is named', async () => {
  const storage = folderStorage(join(root, 'broken'));
  await storage.put('a/1', Buffer.from('1'));
  const failure: unknown = await storage.get('a').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(UnreadableFileError);
  expect(failure).not.toBeInstanceOf(FileMissingError);
  expect(failure).toMatchObject({ file: 'a', cause: { code: 'EISDIR' } });
});
