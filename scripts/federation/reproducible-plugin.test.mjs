import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const program = path.join(import.meta.dirname, 'testing/build-area.mjs');
const folder = mkdtempSync(path.join(tmpdir(), 'carcare-reproducible-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A process of its own: jest would take each file of webpack and federation apart. */
function builtIn(place) {
  execFileSync(process.execPath, [program, path.join(folder, place)]);
  const dist = path.join(folder, place, 'dist');
  return readdirSync(dist).map((name) => [name, readFileSync(path.join(dist, name), 'utf8')]);
}

test('the same sources are the same build in another folder', () => {
  const here = builtIn('here');
  expect(here.length).toBeGreaterThan(2);
  expect(builtIn('somewhere-else')).toEqual(here);
});
