import { readFileSync } from 'node:fs';
import path from 'node:path';
import { groups } from './stages.mjs';

const read = (file) => readFileSync(path.join(__dirname, '../..', file), 'utf8');
const workflow = read('.github/workflows/check.yml');

test('each stage is run by a job of the workflow', () => {
  const matrix = /stages:\n((?: +- .+\n)+)/.exec(workflow)?.[1] ?? '';
  const run = new Set(matrix.split(/\s+/));
  const names = groups.flat().map(({ name }) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !run.has(name))).toEqual([]);
});

test('the workflow runs them on the oldest Node that package.json allows', () => {
  const [oldest] = /[\d.]+/.exec(JSON.parse(read('package.json')).engines.node);
  expect(/node: \[(.+)\]/.exec(workflow)?.[1]).toContain(`"${oldest}"`);
});
