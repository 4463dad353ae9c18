import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { written } from './written.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'carcare-written-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a file is read when it is whole', async () => {
  const file = path.join(folder, 'profile');
  writeFileSync(file, '{"samples":');
  const read = written(file, 'the profile');
  writeFileSync(file, '{"samples":[1]}');
  await expect(read).resolves.toEqual({ samples: [1] });
});

test('a file that never comes is an error that says what was waited for', async () => {
  await expect(written(path.join(folder, 'none'), 'the profile of process 7', 200)).rejects.toThrow(
    /^Waited 0.2 s for the profile of process 7, which was to be in .*none\.$/,
  );
});
