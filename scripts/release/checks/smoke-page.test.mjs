import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pageWithPieces, trialAnswer, trialFiles } from './smoke-page.mjs';

const server = 'https://esempio.it';
const live = { server, shellBase: '/shell/' };
let dist;

beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'carcare-smoke-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

const put = (name, content) => writeFileSync(path.join(dist, name), JSON.stringify(content));

function livePage() {
  const registry = { areas: [{ name: 'admin', base: '/areas/admin/1.0.0-0123456789ab/' }], shell: { build: 'old' } };
  return [
    '<html><head></head><body>',
    `<script type="application/json" id="carcare-registry">${JSON.stringify(registry)}</script>`,
    '<script defer fetchpriority="low" src="/shell/runtime.1.js"></script>',
    '<script defer fetchpriority="low" src="/shell/main.1.js"></script>',
    '<script defer fetchpriority="low" src="/areas/admin/1.0.0-0123456789ab/remoteEntry.1.js"></script>',
    '</body></html>',
  ].join('');
}

test('a page takes the new area from the trial’s address, and no longer the live one', () => {
  put('area.json', { name: 'admin', entry: 'remoteEntry.2.js' });

  const page = pageWithPieces(livePage(), [{ name: 'remote-admin', dist }], live);

  expect(page).toContain(`"base":"${server}${trialFiles}remote-admin/"`);
  expect(page).not.toContain('remoteEntry.1.js');
  expect(page).toContain('/shell/main.1.js');
});

test('a page takes the new shell in the order of its scripts', () => {
  put('shell.json', {
    scripts: ['first.2.js', 'main.2.js'],
    integrity: { 'first.2.js': 'sha384-f', 'main.2.js': 'sha384-m' },
  });

  const page = pageWithPieces(livePage(), [{ name: 'shell', dist }], live);

  const sources = [...page.matchAll(/ src="([^"]*)"/g)].map(([, source]) => source);
  expect(sources).toEqual([
    `${trialFiles}shell/first.2.js`,
    `${trialFiles}shell/main.2.js`,
    '/areas/admin/1.0.0-0123456789ab/remoteEntry.1.js',
  ]);
  expect(page).toContain('integrity="sha384-m"');
});

test('a prerendered page takes the new starter with the new shell', () => {
  put('shell.json', {
    starter: 'starter.2.js',
    scripts: ['main.2.js'],
    integrity: { 'starter.2.js': 'sha384-s', 'main.2.js': 'sha384-m' },
  });
  const live = livePage().replace(
    '</body>',
    '<script async src="/shell/starter.1.js" integrity="sha384-old" crossorigin="anonymous"></script></body>',
  );

  const page = pageWithPieces(live, [{ name: 'shell', dist }], { server, shellBase: '/shell/' });

  expect(page).toContain(
    `<script async src="${trialFiles}shell/starter.2.js" integrity="sha384-s" crossorigin="anonymous"></script>`,
  );
  expect(page).not.toContain('starter.1.js');
});

test('a page of another shell than the live one proves nothing of the new one', () => {
  put('shell.json', { scripts: ['main.2.js'], integrity: { 'main.2.js': 'sha384-m' } });

  const released = { server, shellBase: '/shell/1.0.0-0123456789ab/' };
  expect(() => pageWithPieces(livePage(), [{ name: 'shell', dist }], released)).toThrow('non ha gli script');
});

test('a file of the build is served, and nothing from elsewhere', () => {
  put('area.json', { name: 'admin' });

  const pieces = [{ name: 'remote-admin', dist }];
  expect(trialAnswer(`${trialFiles}remote-admin/area.json`, pieces)).toMatchObject({
    status: 200,
    contentType: 'application/json',
  });
  expect(trialAnswer(`${trialFiles}remote-admin/../../../etc/passwd`, pieces)).toMatchObject({ status: 404 });
  expect(trialAnswer(`${trialFiles}remote-public/area.json`, pieces)).toMatchObject({ status: 404 });
});

test('a page takes all pieces of a train', () => {
  put('area.json', { name: 'admin', entry: 'remoteEntry.2.js' });
  put('shell.json', { scripts: ['main.2.js'], integrity: { 'main.2.js': 'sha384-m' } });
  const train = ['shell', 'remote-admin'].map((name) => ({ name, dist }));

  const page = pageWithPieces(livePage(), train, live);

  expect(page).toContain(`src="${trialFiles}shell/main.2.js"`);
  expect(page).toContain(`"base":"${server}${trialFiles}remote-admin/"`);
  expect(page).not.toContain('/shell/main.1.js');
});
