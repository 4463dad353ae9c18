import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverFolder } from '../server-folder';

const lock = /\block table\b|\bpg_(try_)?advisory_\w*lock/i;

/** Everything that the server may say to its database. */
function sources(): string[] {
  return ['src', 'migrations'].flatMap((folder) =>
    readdirSync(join(serverFolder, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|sql)$/.test(file) && !/(\.test\.ts$|testing\/)/.test(file))
      .map((file) => join(serverFolder, folder, file)),
  );
}

test('only rows are locked: distributed engines and poolers know neither locks of tables nor of sessions', () => {
  expect('lock table settings in share row exclusive mode').toMatch(lock);
  const files = sources();
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => lock.test(readFileSync(file, 'utf8')))).toEqual([]);
});
