import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { oversizes, undrawnPages } from './budgets.mjs';

const budgets = {
  home: { starter: 10, javascript: 200 },
  areas: { 'remote-admin': { javascript: 60 }, 'remote-public': { javascript: 60 } },
};
const sizes = { starter: 10, home: 190, areas: { 'remote-admin': 60, 'remote-public': 40 } };

test('what stays within its limit passes', () => {
  expect(oversizes('remote-admin', sizes, budgets)).toEqual([]);
  expect(oversizes('shell', sizes, budgets)).toEqual([]);
});

test('an area above its limit is told', () => {
  const larger = { ...sizes, areas: { ...sizes.areas, 'remote-admin': 61 } };

  expect(oversizes('remote-admin', larger, budgets)).toEqual([
    'remote-admin: 61 byte di JavaScript, 1 più del limite di 60 (scripts/budgets.json).',
  ]);
  expect(oversizes('remote-public', larger, budgets)).toEqual([]);
});

test('shell and public area answer for the home page', () => {
  const heavy = { ...sizes, home: 201 };

  expect(oversizes('remote-public', heavy, budgets)).toEqual([
    'prima pagina: 201 byte di JavaScript, 1 più del limite di 200 (scripts/budgets.json).',
  ]);
  expect(oversizes('remote-admin', heavy, budgets)).toEqual([]);
});

test('the shell answers for what a prerendered page runs before it is touched', () => {
  const heavy = { ...sizes, starter: 11 };

  expect(oversizes('shell', heavy, budgets)).toEqual([
    'prima pagina, prima che serva: 11 byte di JavaScript, 1 più del limite di 10 (scripts/budgets.json).',
  ]);
  expect(oversizes('remote-public', heavy, budgets)).toEqual([]);
});

test('an area that has no limit is told to get one', () => {
  expect(oversizes('remote-new', { starter: 0, home: 0, areas: { 'remote-new': 10 } }, budgets)).toEqual([
    'remote-new: 10 byte di JavaScript, 10 più del limite di 0 (scripts/budgets.json).',
  ]);
});

describe('a piece that has pages to be shown before any script', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'piece-'));
    mkdirSync(path.join(folder, 'src'));
    writeFileSync(path.join(folder, 'src/prerender.tsx'), '');
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const undrawn = () => undrawnPages({ name: 'remote-public', folder, dist: folder });

  test('is not released without them', () => {
    expect(undrawn()).toEqual([
      'remote-public: le pagine pronte non sono state disegnate, e ogni prima pagina aspetterebbe gli script; il perché lo dice npm run build -w remote-public.',
    ]);
  });

  test('is released with them, and so is one that has none', () => {
    writeFileSync(path.join(folder, 'prerender.json'), '{}');
    expect(undrawn()).toEqual([]);

    rmSync(path.join(folder, 'prerender.json'));
    rmSync(path.join(folder, 'src/prerender.tsx'));
    expect(undrawn()).toEqual([]);
  });
});
