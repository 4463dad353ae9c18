import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pageWithArea, pageWithShell, trialAnswer, trialBase } from './smoke-page.mjs';

const server = 'https://esempio.it';
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

  const page = pageWithArea(livePage(), { dist }, server);

  expect(page).toContain(`"base":"${server}${trialBase}"`);
  expect(page).not.toContain('remoteEntry.1.js');
  expect(page).toContain('/shell/main.1.js');
});

test('a page takes the new shell in the order of its scripts', () => {
  put('shell.json', {
    scripts: ['first.2.js', 'main.2.js'],
    integrity: { 'first.2.js': 'sha384-f', 'main.2.js': 'sha384-m' },
  });

  const page = pageWithShell(livePage(), { dist }, '/shell/');

  const sources = [...page.matchAll(/ src="([^"]*)"/g)].map(([, source]) => source);
  expect(sources).toEqual([
    `${trialBase}first.2.js`,
    `${trialBase}main.2.js`,
    '/areas/admin/1.0.0-0123456789ab/remoteEntry.1.js',
  ]);
  expect(page).toContain('integrity="sha384-m"');
});

test('a page of another shell than the live one proves nothing of the new one', () => {
  put('shell.json', { scripts: ['main.2.js'], integrity: { 'main.2.js': 'sha384-m' } });

  expect(() => pageWithShell(livePage(), { dist }, '/shell/1.0.0-0123456789ab/')).toThrow('non ha gli script');
});

test('a file of the build is served, and nothing from elsewhere', () => {
  put('area.json', { name: 'admin' });

  expect(trialAnswer(`${trialBase}area.json`, { dist })).toMatchObject({
    status: 200,
    contentType: 'application/json',
  });
  expect(trialAnswer(`${trialBase}../../../etc/passwd`, { dist })).toMatchObject({ status: 404 });
});
