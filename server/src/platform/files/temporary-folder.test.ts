import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepSwept, withTemporaryFolder } from './index';

let root: string;
beforeEach(() => {
  root = join(mkdtempSync(join(tmpdir(), 'carcare-folders-')), 'incoming');
});
afterEach(() => rmSync(join(root, '..'), { recursive: true }));

test('a call’s files are its own while it works, and gone when it ends', async () => {
  const paths = await withTemporaryFolder(root, async ({ place }) => {
    const made = [await place(), await place()];
    for (const path of made) writeFileSync(path, 'x', { flag: 'wx' });
    return made;
  });
  expect(paths.map(existsSync)).toEqual([false, false]);
  expect(readdirSync(root)).toEqual([]);
});

test('they are gone when it fails, and none are made where none are needed', async () => {
  const failing = withTemporaryFolder(root, async ({ place }) => {
    writeFileSync(await place(), 'x');
    throw new Error('No room');
  });
  await expect(failing).rejects.toThrow('No room');
  expect(readdirSync(root)).toEqual([]);
  rmSync(root, { recursive: true });
  await withTemporaryFolder(root, async () => undefined);
  expect(existsSync(root)).toBe(false);
});

test('a start sweeps what a killed process left, and leaves what another may be working on', async () => {
  for (const name of ['left', 'at-work']) {
    mkdirSync(join(root, name), { recursive: true });
    writeFileSync(join(root, name, 'upload'), 'x');
  }
  const longAgo = new Date(Date.now() - 11 * 60_000);
  utimesSync(join(root, 'left'), longAgo, longAgo);
  await keepSwept(root);
  expect(readdirSync(root)).toEqual(['at-work']);
});
