import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { folderStorage, type Storage } from '../storage';
import { copyFiles } from './copy-files';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'carcare-copy-files-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const keys = Array.from({ length: 30 }, (_, i) => `documents/${i % 7}/${i}.pdf`);
const write = () => undefined;

/** A folder of thirty files, and how many of them were asked for, and are being copied at one moment. */
async function filled() {
  const storage = folderStorage(join(root, 'files'));
  for (const key of keys) await storage.put(key, Buffer.from(key));
  const seen = { asked: 0, open: 0, most: 0 };
  let second: () => void = () => undefined;
  const another = new Promise<void>((come) => (second = come));
  const open: Storage['open'] = async (key) => {
    seen.asked += 1;
    seen.open += 1;
    seen.most = Math.max(seen.most, seen.open);
    // The first is not given before another is asked for: copied one by one they would never end.
    if (seen.asked > 1) second();
    await another;
    try {
      const file = await storage.open(key);
      file.content.once('close', () => (seen.open -= 1));
      return file;
    } catch (error) {
      seen.open -= 1;
      throw error;
    }
  };
  return { storage: { ...storage, open }, seen, target: join(root, 'copy') };
}

test('files are copied whole, several at once, and one that goes meanwhile is none', async () => {
  const { storage, seen, target } = await filled();
  await storage.remove('documents/0/7.pdf');
  const list: Storage['list'] = async function* (prefix) {
    yield* storage.list(prefix);
    yield { key: 'documents/0/7.pdf', bytes: 0, changedAt: new Date(0) };
  };
  expect(await copyFiles({ ...storage, list }, target, { write })).toBe(29);
  for (const key of keys.filter((key) => key !== 'documents/0/7.pdf'))
    expect(await readFile(join(target, key), 'utf8')).toBe(key);
  expect(await readdir(join(target, 'documents/0'))).not.toContain('7.pdf');
  expect(seen.most).toBeLessThanOrEqual(8);
});

test('what cannot be finished is given up once no file is being written', async () => {
  const { storage, seen, target } = await filled();
  const controller = new AbortController();
  const open: Storage['open'] = (key) => {
    if (seen.asked === 9) controller.abort(new Error('No more of it'));
    return storage.open(key);
  };
  const copying = copyFiles({ ...storage, open }, target, { write, signal: controller.signal });
  await expect(copying).rejects.toThrow('No more of it');
  expect(seen.open).toBe(0);
  const written = await readdir(target, { recursive: true });
  expect(written.filter((name) => name.endsWith('.pdf')).length).toBeLessThan(keys.length);
});

test('of a full disk it tells which one, and what to do', async () => {
  const { storage, target } = await filled();
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const failing = () =>
    new Readable({
      read() {
        this.destroy(full);
      },
    });
  const open: Storage['open'] = async () => ({ content: failing(), size: 1 });
  await expect(copyFiles({ ...storage, open }, target, { write })).rejects.toThrow(
    `Sul disco di ${target} non c’è abbastanza spazio: quello che era già stato scritto è stato tolto. Fai spazio lì`,
  );
});
