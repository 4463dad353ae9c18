import { readFileSync } from 'node:fs';
import path from 'node:path';
import { groups } from './stages.mjs';

test('each stage is run by a job of the workflow', () => {
  const workflow = readFileSync(path.join(__dirname, '../../.github/workflows/check.yml'), 'utf8');
  const matrix = /stages:\n((?: +- .+\n)+)/.exec(workflow)?.[1] ?? '';
  const run = new Set(matrix.split(/\s+/));
  const names = groups.flat().map(({ name }) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !run.has(name))).toEqual([]);
});
