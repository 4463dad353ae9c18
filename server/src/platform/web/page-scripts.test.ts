import { type AreaManifest, areaManifest, shellManifest } from 'shared-api/release';
import { pageKey, scriptsOf, startingScripts, waitingScripts } from './page-scripts';
import type { AreaPart } from './read-piece';
import { composeRelease } from './release';

const plainShell = shellManifest.parse({
  version: '1',
  build: 'b',
  hostVersion: '1.0.0',
  scripts: ['main.js'],
  styles: [],
  fonts: [],
  frames: { staff: ['menu.js', 'staff.js'] },
  pages: [{ path: '/cms', frame: 'staff', files: ['home.js'] }],
  doors: { 'shared-ui/table': ['menu.js', 'table.js'] },
  integrity: { 'staff.js': 'sha384-staff' },
});

const manager: AreaManifest = areaManifest.parse({
  name: 'manager',
  version: '1.0.0',
  build: 'b1',
  container: 'manager_b1',
  entry: 'entry.js',
  preload: ['area.js'],
  styles: [],
  paths: ['/cms/manager'],
  role: 'manager',
  frame: 'staff',
  hostRange: '^1.0.0',
  pages: [
    { path: '/cms/manager/contracts/:uid', files: ['contract.js'] },
    { path: '/cms/manager/contracts/new', files: ['new.js'], doors: ['shared-ui/table'] },
  ],
  integrity: { 'new.js': 'sha384-new' },
});

function release(changes: Partial<AreaPart['record']> = {}, shell = plainShell) {
  const { pages, integrity, ...rest } = manager;
  const record = { ...rest, integrity: {}, base: '/areas/manager/', enabled: true, ...changes };
  const part = { base: '/shell/', page: '', shell, frames: null, skeletons: {}, faces: '' };
  return composeRelease(part, [
    {
      record,
      uses: {},
      types: { exports: {}, parts: {} },
      pages: { pages, integrity },
      prerendered: {},
      skeletons: {},
    },
  ]);
}

const addresses = (tags: string) => [...tags.matchAll(/ src="([^"]*)"/g)].map(([, address]) => address);
const start = ['/shell/main.js'];

test('a page begins with shell, frame, area, its own scripts and their entry points, each once', () => {
  const tags = scriptsOf(release(), '/cms/manager/contracts/new');
  expect(addresses(tags)).toEqual([
    ...start,
    '/shell/menu.js',
    '/shell/staff.js',
    '/areas/manager/area.js',
    '/areas/manager/entry.js',
    '/areas/manager/new.js',
    '/shell/table.js',
  ]);
  expect(tags).toContain('src="/shell/staff.js" integrity="sha384-staff"');
  expect(tags).toContain('src="/areas/manager/new.js" integrity="sha384-new"');
});

test('a parameter stands for any one part of an address', () => {
  expect(addresses(scriptsOf(release(), '/cms/manager/contracts/C1'))).toContain('/areas/manager/contract.js');
  expect(addresses(scriptsOf(release(), '/cms/manager/contracts/C1/more'))).not.toContain('/areas/manager/contract.js');
});

test('a page of the shell brings its frame, and no area', () => {
  expect(addresses(scriptsOf(release(), '/cms'))).toEqual([
    ...start,
    '/shell/menu.js',
    '/shell/staff.js',
    '/shell/home.js',
  ]);
});

test.each([{ enabled: false }, { override: 'http://localhost:4102' }])(
  'nothing is written of an area with %j',
  (changes) => {
    expect(addresses(scriptsOf(release(changes), '/cms/manager/contracts/new'))).toEqual(start);
  },
);

test('a page that tells what it asks first has the starter ask for it, before its scripts', () => {
  const withStarter = { ...plainShell, starter: 's.js' };
  const asking = release({}, withStarter);
  const [contract] = manager.pages;
  asking.areaPages.get('manager')?.pages.push({
    ...(contract ?? { files: [], doors: [] }),
    path: '/cms/manager/asking',
    asks: ['/account', '/manager/stores?per_page=100&sort=name'],
  });
  const tags = startingScripts(asking, '/cms/manager/asking');
  expect(tags).toMatch(
    /^<script async data-asks="\/account \/manager\/stores\?per_page=100&amp;sort=name" src="\/shell\/s\.js">/,
  );
  expect(startingScripts(asking, '/cms')).toBe(scriptsOf(asking, '/cms'));
  expect(startingScripts(release(), '/cms/manager/contracts/new')).not.toContain('data-asks');
});

test('of a prerendered page only the starter runs; the others wait in their order', () => {
  const withStarter = { ...plainShell, starter: 's.js', integrity: { ...plainShell.integrity, 's.js': 'sha384-s' } };
  const tags = waitingScripts(release({}, withStarter), '/cms');
  const [, waiting = '', running = ''] = /^<template id="carcare-scripts">(.*)<\/template>(.*)$/.exec(tags) ?? [];
  expect(addresses(waiting)).toEqual(addresses(scriptsOf(release(), '/cms')));
  expect(running).toBe('<script async src="/shell/s.js" integrity="sha384-s" crossorigin="anonymous"></script>');
});

test('a shell without a starter has its scripts run by themselves', () => {
  expect(waitingScripts(release(), '/cms')).not.toContain('template');
  expect(addresses(waitingScripts(release(), '/cms'))).toEqual(addresses(scriptsOf(release(), '/cms')));
});

test('addresses of one page share what is sent, those of two pages do not', () => {
  const key = (pathname: string) => pageKey(release(), pathname);
  expect(key('/cms/manager/contracts/C1')).toBe(key('/cms/manager/contracts/C2'));
  expect(key('/cms/manager/contracts/new')).not.toBe(key('/cms/manager/contracts/C1'));
  expect(key('/cms')).not.toBe(key('/login'));
});
