import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const program = path.join(import.meta.dirname, 'testing/ids-of-build.mjs');
const folder = mkdtempSync(path.join(tmpdir(), 'carcare-stable-ids-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A process of its own: jest would take each file of webpack and federation apart. */
const idsIn = (place) => JSON.parse(execFileSync(process.execPath, [program, path.join(folder, place)]).toString());

test('the same sources have the same ids in another folder', () => {
  const here = idsIn('here');
  expect(here.filter((id) => id !== null).length).toBeGreaterThan(3);
  expect(idsIn('somewhere-else')).toEqual(here);
});
