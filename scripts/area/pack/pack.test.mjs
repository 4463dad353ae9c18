import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pack, withPacked } from './pack.mjs';

test('a repository gets the new files in the place of those of before, and keeps the rest', () => {
  const before = {
    name: 'carcare-workshop',
    devDependencies: { react: '19.3.1', 'shared-ui': 'file:packages/shared-ui-1.0.0-00000000.tgz' },
  };
  expect(withPacked(before, { 'shared-ui': 'shared-ui-1.0.0-11111111.tgz' })).toEqual({
    name: 'carcare-workshop',
    devDependencies: { react: '19.3.1', 'shared-ui': 'file:packages/shared-ui-1.0.0-11111111.tgz' },
  });
});

test('a folder that is no repository of an area is left alone', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'carcare-other-'));
  try {
    writeFileSync(path.join(folder, 'package.json'), '{"name":"other"}');
    await expect(pack([folder], { dryRun: false })).rejects.toThrow(/non è il repository di un'area/);
    await expect(pack([], { dryRun: false })).rejects.toThrow(/Serve la cartella del repository/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
