import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStorage, removeStrayFiles, type Storage } from './index';

const root = mkdtempSync(join(tmpdir(), 'carcare-stray-'));
afterAll(() => rmSync(root, { recursive: true }));

/** A folder with so many files of more than 30 days ago. */
async function oldFiles(name: string, count: number): Promise<{ storage: Storage; keys: readonly string[] }> {
  const storage = folderStorage(join(root, name));
  const keys = Array.from({ length: count }, (_, index) => `attachments/${index}`);
  const longAgo = Date.now() / 1_000 - 31 * 86_400;
  for (const key of keys) {
    await storage.put(key, Buffer.from('x'));
    utimesSync(join(root, name, key), longAgo, longAgo);
  }
  return { storage, keys };
}

const among = (rows: readonly string[]) => async (keys: readonly string[]) => keys.filter((key) => rows.includes(key));

test('a database without rows takes no file away', async () => {
  const { storage } = await oldFiles('empty', 3);
  await expect(removeStrayFiles(storage, 'attachments/', among([]))).rejects.toThrow(
    '3 of 3 files below attachments/ have no row in this database: nothing was removed',
  );
  expect(await storage.usage()).toMatchObject({ files: 3 });
});

test('where more than a tenth of those with a row has none, all files stay', async () => {
  const { storage, keys } = await oldFiles('older', 33);
  await expect(removeStrayFiles(storage, 'attachments/', among(keys.slice(3)))).resolves.toBe(3);
  await expect(removeStrayFiles(storage, 'attachments/', among(keys.slice(7)))).rejects.toThrow('4 of 30 files');
  expect(await storage.usage()).toMatchObject({ files: 30 });
});

test('one may go wherever another has a row', async () => {
  const { storage, keys } = await oldFiles('few', 2);
  await expect(removeStrayFiles(storage, 'attachments/', among(keys.slice(1)))).resolves.toBe(1);
  expect([await storage.has('attachments/0'), await storage.has('attachments/1')]).toEqual([false, true]);
});

test('one that is written again meanwhile, with a row, stays', async () => {
  const { storage, keys } = await oldFiles('again', 2);
  const [again = '', kept = ''] = keys;
  const rows = [kept];
  const named = async (asked: readonly string[]) => {
    const found = asked.filter((key) => rows.includes(key));
    rows.push(again);
    return found;
  };
  await expect(removeStrayFiles(storage, 'attachments/', named)).resolves.toBe(0);
  expect(await storage.has(again)).toBe(true);
});
