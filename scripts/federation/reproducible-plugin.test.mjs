import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/files.mjs';

const program = path.join(import.meta.dirname, 'testing/build-area.mjs');
const cache = path.join(root, '.cache');
mkdirSync(cache, { recursive: true });
/** Below the root, where loaders are found. */
const folder = mkdtempSync(path.join(cache, 'reproducible-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A process of its own: jest would take each file of webpack and federation apart. */
function builtIn(place) {
  execFileSync(process.execPath, [program, path.join(folder, place)]);
  const dist = path.join(folder, place, 'dist');
  return readdirSync(dist)
    .filter((name) => !name.endsWith('.map'))
    .map((name) => [name, readFileSync(path.join(dist, name), 'utf8')]);
}

test('the same sources are the same build in another folder', () => {
  const here = builtIn('here');
  expect(here.length).toBeGreaterThan(2);
  expect(builtIn('somewhere-else')).toEqual(here);
});
