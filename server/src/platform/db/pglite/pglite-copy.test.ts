import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUseError, lockFolder } from './folder-lock';
import { restorePgliteFolder } from './pglite-copy';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'carcare-copy-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const archive = () => join(dataDir, 'none.tar.gz');

test('what a process keeps in the folder that it began on is not taken away', async () => {
  await mkdir(join(dataDir, 'database'));
  await writeFile(join(dataDir, 'database', 'PG_VERSION'), '17');
  const unlock = lockFolder(dataDir);
  await expect(restorePgliteFolder(dataDir, archive())).rejects.toThrow(FolderInUseError);
  unlock();
  await expect(restorePgliteFolder(dataDir, archive())).rejects.toMatchObject({ code: 'EEXIST' });
  expect(await readdir(join(dataDir, 'database'))).toEqual(['PG_VERSION']);
});

test('of a database that cannot be made nothing stays', async () => {
  await expect(restorePgliteFolder(dataDir, archive())).rejects.toThrow();
  expect(await readdir(dataDir)).toEqual([]);
});
