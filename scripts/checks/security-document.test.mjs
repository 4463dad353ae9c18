import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/files.mjs';
import { parts } from '../prove/parts.mjs';

const text = readFileSync(path.join(root, 'docs/security.md'), 'utf8');
const workspace = /^(shell|e2e|scripts|docs|(?:shared|remote)-\w+)\//;

test('every file that the security document names is there', () => {
  const named = [...text.matchAll(/`([\w./-]+\.(?:test\.tsx?|spec\.ts|spec\.mjs|ts))`/g)].map(([, file]) => file);
  const places = named.map((file) => (workspace.test(file) ? file : `server/src/${file}`));
  expect(named.length).toBeGreaterThan(80);
  expect(places.filter((place) => !existsSync(path.join(root, place)))).toEqual([]);
});

test('every part of npm run prove that it names exists', () => {
  const named = [...text.matchAll(/prove `(\w+)`/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !parts.some((part) => part.name === name))).toEqual([]);
});
