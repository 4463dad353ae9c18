import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileMissingError, folderStorage } from '.';

const root = mkdtempSync(join(tmpdir(), 'carcare-storage-'));
const storage = folderStorage(root);
afterAll(() => rmSync(root, { recursive: true }));

test('a file comes back to the byte and leaves nothing else behind', async () => {
  const content = Buffer.from([0, 255, 10, 13]);
  await storage.put('documents/a/1.pdf', content);
  expect(await storage.get('documents/a/1.pdf')).toEqual(content);
  expect(readdirSync(join(root, 'documents/a'))).toEqual(['1.pdf']);
});

test('a missing file is told, a removed one is missing', async () => {
  await storage.put('b', Buffer.from('b'));
  await storage.remove('b');
  await storage.remove('b');
  expect(await storage.has('b')).toBe(false);
  await expect(storage.get('b')).rejects.toThrow(FileMissingError);
});

test('what is kept is counted, and an empty storage holds nothing', async () => {
  const other = folderStorage(join(root, 'counted'));
  expect(await other.usage()).toEqual({ files: 0, bytes: 0 });
  await other.put('a/1', Buffer.alloc(5));
  await other.put('b', Buffer.alloc(2));
  expect(await other.usage()).toEqual({ files: 2, bytes: 7 });
});

test.each(['../outside', '/etc/passwd', 'a/../b', 'a//b', '', '.hidden'])(
  'the key %j cannot leave the folder',
  async (key) => {
    await expect(storage.put(key, Buffer.alloc(1))).rejects.toThrow('Not a storage key');
  },
);
