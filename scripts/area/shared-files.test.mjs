import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/files.mjs';
import {
  lockOfOwn,
  withBudget,
  withLocked,
  withoutBudget,
  withoutLocked,
  withoutOwner,
  withoutWorkspace,
  withWorkspace,
} from './shared-files.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
/** The lines that a text has more than another, without those that only got a comma. */
const added = (text, before) => {
  const known = new Set(before.split('\n').map((line) => line.replace(/,$/, '')));
  return text.split('\n').filter((line) => !known.has(line.replace(/,$/, '')));
};

test('the lock file of a repository of its own has the libraries of here, and nothing of ours', () => {
  const here = {
    name: 'carcare',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: {
      '': { name: 'carcare', workspaces: ['shell'] },
      shell: { version: '1.0.0' },
      'node_modules/shell': { resolved: 'shell', link: true },
      'node_modules/react': { version: '19.3.1' },
      'node_modules/a/node_modules/react': { version: '18.0.0' },
      'server/node_modules/qs': { version: '6.0.0' },
    },
  };
  const own = { name: 'carcare-workshop', workspaces: ['remote-workshop'], devDependencies: { react: '19.3.1' } };
  expect(JSON.parse(lockOfOwn(JSON.stringify(here), own))).toEqual({
    name: 'carcare-workshop',
    lockfileVersion: 3,
    packages: {
      '': own,
      'node_modules/react': { version: '19.3.1' },
      'node_modules/a/node_modules/react': { version: '18.0.0' },
    },
  });
});

test('the workspace joins the other areas, and nothing else moves', () => {
  const text = withWorkspace(read('package.json'), 'remote-workshop');
  expect(added(text, read('package.json'))).toEqual(['    "remote-workshop",']);
  const { workspaces } = JSON.parse(text);
  expect(workspaces[workspaces.indexOf('remote-workshop') - 1]).toMatch(/^remote-/);
});

test('the lock file knows the workspace and its link', () => {
  const text = withLocked(read('package-lock.json'), { name: 'remote-workshop', version: '1.0.0' });
  const before = JSON.parse(read('package-lock.json')).packages;
  const { '': own, ...packages } = JSON.parse(text).packages;
  expect(own.workspaces).toContain('remote-workshop');
  expect(packages['remote-workshop']).toEqual({ version: '1.0.0' });
  expect(packages['node_modules/remote-workshop']).toEqual({ resolved: 'remote-workshop', link: true });
  expect(Object.keys(packages)).toHaveLength(Object.keys(before).length + 1);
});

test('the area may weigh what the one above it may', () => {
  const text = withBudget(read('scripts/budgets.json'), 'remote-workshop');
  expect(added(text, read('scripts/budgets.json'))).toEqual([expect.stringContaining('"remote-workshop"')]);
  const { areas } = JSON.parse(text);
  expect(areas['remote-workshop']).toEqual(Object.values(areas).at(-2));
});

test('an area that goes leaves everything as it was before it came', () => {
  const name = 'remote-workshop';
  const [workspaces, lock, budgets] = ['package.json', 'package-lock.json', 'scripts/budgets.json'].map(read);

  expect(withoutWorkspace(withWorkspace(workspaces, name), name)).toBe(workspaces);
  const locked = withLocked(lock, { name, version: '1.0.0' });
  expect(JSON.parse(withoutLocked(locked, name))).toEqual(JSON.parse(lock));
  expect(withoutBudget(withBudget(budgets, name), name)).toBe(budgets);
  expect(withoutOwner('* @a\n/remote-workshop/ @b\n/remote-admin/ @c\n', name)).toBe('* @a\n/remote-admin/ @c\n');
});
