import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { fixedClock } from '../clock';
import { readEnv } from '../env';
import { createServer } from '../http';
import { createKeys } from '../keys';
import { createLogger } from '../log';
import { openReleaseStore } from '../releases';
import { createOverrides, serveWeb } from './index';

const root = mkdtempSync(join(tmpdir(), 'carcare-web-'));
const script = 'main.0123456789abcdef0123.js';
const put = (path: string, content: string | Buffer) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), content);
};
const page =
  '<!doctype html><html lang="it" data-carcare="theme"><head><title>CarCare</title><style>b{}</style><!--carcare:head--></head><body><div id="root"></div><noscript>JavaScript</noscript><!--carcare:data--><!--carcare:scripts--></body></html>';
const area = (name: string, paths: string[]) => ({
  name,
  version: '1.0.0',
  build: 'b1',
  container: `${name}_b1`,
  entry: 'entry.js',
  preload: ['area.js'],
  styles: [],
  paths,
  role: null,
  frame: 'public',
  hostRange: '^1.0.0',
  integrity: { 'entry.js': 'sha384-</script>' },
});

let retention = { evidence: '10 anni' };
let onSale = [{ '@type': 'Product', name: 'Tagliandi 24 </script>' }];

let app: Awaited<ReturnType<typeof createServer>>;
beforeAll(async () => {
  const clock = fixedClock(new Date());
  app = await createServer({ log: createLogger({ level: 'silent' }), clock, trustProxy: false, https: false });
  serveWeb(app, {
    root,
    store: await openReleaseStore(join(root, 'releases'), clock),
    overrides: createOverrides({ env: readEnv({}), keys: createKeys(['a key for tests']), clock }),
    keys: createKeys(['a key for tests']),
    memberOf: async () => null,
    publicUrl: 'https://carcare.example',
    config: { stage: 'production' },
    catalogue: () => onSale,
    retention: async () => retention,
  });
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

test('what licences ask to be said of the scripts is served beside them, as text', async () => {
  put('shell/dist/licenses.txt', '/** @license React */');
  const { statusCode, headers, body } = await app.inject('/shell/licenses.txt');
  expect([statusCode, headers['content-type'], body]).toEqual([
    200,
    'text/plain; charset=utf-8',
    '/** @license React */',
  ]);
});

test('before the shell is built the page is a 503, afterwards it is there without a restart', async () => {
  expect((await app.inject('/')).statusCode).toBe(503);
  put('shell/dist/index.html', page);
  put(
    'shell/dist/shell.json',
    JSON.stringify({
      version: '1',
      build: 'b',
      hostVersion: '1.0.0',
      scripts: [script],
      styles: [],
      fonts: ['r.woff2'],
      integrity: { [script]: 'sha384-x' },
    }),
  );
  put(`shell/dist/${script}`, 'console.log(1)');
  put(`shell/dist/${script}.br`, brotliCompressSync('console.log(1)'));
  put('remote-public/dist/area.json', JSON.stringify(area('public', ['/', '/ricerca'])));
  put('remote-admin/dist/area.json', JSON.stringify(area('admin', ['/cms/admin'])));
  expect((await app.inject('/')).statusCode).toBe(200);
});

test('a page carries the scripts of its own area, in their order, and the registry without an end tag inside', async () => {
  const { body } = await app.inject('/cms/admin/users');
  const scripts = [...body.matchAll(/<script defer src="([^"]+)"/g)].map(([, src]) => src);
  expect(scripts).toEqual([`/shell/${script}`, '/areas/admin/area.js', '/areas/admin/entry.js']);
  const block = /<script type="application\/json" id="carcare-registry">(.*?)<\/script>/.exec(body)?.[1] ?? '';
  expect(JSON.parse(block).areas.map(({ name, base }: { name: string; base: string }) => [name, base])).toEqual([
    ['public', '/areas/public/'],
    ['admin', '/areas/admin/'],
  ]);
});

test('what is on sale now stands in the first page’s head, and in no other', async () => {
  const told = async (address: string) =>
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec((await app.inject(address)).body)?.[1];
  expect(JSON.parse((await told('/')) ?? '')['@graph']).toEqual(onSale);
  expect(await told('/ricerca')).toBeUndefined();
  onSale = [{ '@type': 'Product', name: 'Completo 36' }];
  expect(await told('/')).toContain('Completo 36');
  expect(await told('/')).not.toContain('Tagliandi');
});

test('the policy lets in our own scripts and the page’s own style, and the page is never kept', async () => {
  const { headers } = await app.inject('/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toMatch(/style-src 'self' 'sha256-[A-Za-z0-9+/=]+'$/);
  expect(policy).not.toContain('unsafe');
  expect([headers['cache-control'], headers.etag]).toEqual(['no-cache', undefined]);
});

test('a page brings the shell’s style with it, so that nothing waits for a file of styles', async () => {
  const manifest = JSON.parse(readFileSync(join(root, 'shell/dist/shell.json'), 'utf8'));
  put('shell/dist/main.css', '/* Latin only. */\n@font-face {\n  src: url(r.woff2);\n}\n');
  put('shell/dist/shell.json', JSON.stringify({ ...manifest, styles: ['main.css'] }));

  const { body, headers } = await app.inject('/cms/admin');
  const [, style = ''] = /<style>(@font-face.*?)<\/style>/.exec(body) ?? [];
  expect(style).toContain('url(/shell/r.woff2)');
  expect(body).not.toContain('rel="stylesheet"');
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);

  put('shell/dist/shell.json', JSON.stringify(manifest));
  expect((await app.inject('/cms/admin')).body).not.toContain('@font-face');
});

test.each([
  ['a page', '/ricerca', 'text/html; charset=utf-8'],
  ['what is live', '/registry.json', 'application/json; charset=utf-8'],
])('%s comes packed to whoever takes it so, and is the same', async (_, url, type) => {
  const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': type, 'cache-control': 'no-cache' });
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe((await app.inject(url)).body);
});

test('the theme of the cookie stands in the page from the first byte', async () => {
  const themeOf = async (cookie?: string) =>
    /<html[^>]*>/.exec((await app.inject({ url: '/', headers: cookie === undefined ? {} : { cookie } })).body)?.[0];
  expect(await themeOf('theme=dark')).toBe('<html lang="it" data-theme="dark" class="dark">');
  expect(await themeOf('theme="><script>')).toBe('<html lang="it">');
  expect(await themeOf()).toBe('<html lang="it">');
});

test('a file with a hash is kept for a year, brotli where the browser takes it', async () => {
  const plain = await app.inject(`/shell/${script}`);
  expect([plain.body, plain.headers['cache-control']]).toEqual([
    'console.log(1)',
    'public, max-age=31536000, immutable',
  ]);
  const compressed = await app.inject({ url: `/shell/${script}`, headers: { 'accept-encoding': 'gzip, br' } });
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe('console.log(1)');
});

test.each([
  '/shell/missing.js',
  '/missing.js',
  '/shell/shell.ts',
  '/shell/../shell.json',
  '/shell/%2e%2e/index.html',
  `/shell/${'x'.repeat(2000)}.js`,
  '/api/v1/nothing',
  '/areas/other/entry.js',
])('%s is a 404 that nobody keeps, never the page', async (url) => {
  const response = await app.inject(url);
  expect([response.statusCode, response.headers['cache-control'], response.json().code]).toEqual([
    404,
    'no-store',
    'not_found',
  ]);
});

test.each([
  ['/qualcosa-che-non-esiste', 404],
  ['/ricercare', 404],
  ['/cms/altra-area', 404],
  ['/ricerca/qualcosa/altro', 200],
  ['/cms/admin/users', 200],
  ['/login', 200],
  ['/Login/', 200],
  ['/', 200],
])('%s is answered with the page and %i: of an area only its own route table knows', async (url, status) => {
  const manifest = JSON.parse(readFileSync(join(root, 'shell/dist/shell.json'), 'utf8'));
  put('shell/dist/shell.json', JSON.stringify({ ...manifest, pages: [{ path: '/login', files: [] }] }));
  const { statusCode, headers, body } = await app.inject(url);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    status,
    'text/html; charset=utf-8',
    'no-cache',
  ]);
  expect(body).toContain('<div id="root">');

  put('shell/dist/shell.json', JSON.stringify(manifest));
  expect((await app.inject(url)).statusCode).toBe(200);
});

test('a page that shows before any script stands where the live one will, described, its style allowed by its hash', async () => {
  const part = { html: '<main><div id="prerender-slot"></div></main>', css: [['a', '.cc-a{top:0}']] };
  put('shell/dist/prerender.json', JSON.stringify({ '/': part, '*': part }));
  const prerendered = {
    html: '<h1>Ciao</h1>',
    css: [['b', '.cc-b{top:0}']],
    title: 'A & B',
    description: 'D',
    structured: [],
  };
  const privacy = { ...prerendered, html: '<p>Per <data value="evidence"></data>.</p>' };
  put('remote-public/dist/prerender.json', JSON.stringify({ '/': prerendered, '/privacy': privacy }));

  const { body, headers } = await app.inject('/?utm_source=x');
  expect(body).toContain('<div id="root" data-prerendered><main><h1>Ciao</h1></main></div>');
  expect(body).toContain('<title>A &amp; B</title>');
  expect(body).toContain('<link rel="canonical" href="https://carcare.example/">');
  expect(body).toContain('<script type="application/json" id="carcare-prerendered">["a","b"]</script>');
  expect(body).not.toContain('<noscript>');
  const hash = createHash('sha256').update('.cc-a{top:0}.cc-b{top:0}').digest('base64');
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);

  expect((await app.inject('/privacy')).body).toContain('<p>Per 10 anni.</p>');
  retention = { evidence: '12 anni' };
  expect((await app.inject('/privacy')).body).toContain('<p>Per 12 anni.</p>');

  put('remote-public/dist/prerender.json', '{"/": ');
  expect((await app.inject('/')).body).toContain('<div id="root"></div>');
});

test('only public pages are for search engines, and a contract’s address leaves with no link', async () => {
  const headersOf = async (url: string) => (await app.inject(url)).headers;
  expect((await headersOf('/ricerca'))['x-robots-tag']).toBeUndefined();
  expect((await headersOf('/ricerca/ZACPJFCW1SP018273'))['x-robots-tag']).toBe('noindex');
  expect((await headersOf('/login'))['x-robots-tag']).toBe('noindex');
  expect(await headersOf('/contract/abc')).toMatchObject({
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  expect((await app.inject('/sitemap.xml')).body).toContain('<loc>https://carcare.example/ricerca</loc>');
});

test('what stands for a page until scripts draw it lies over the place of the live one, for the eye alone', async () => {
  const manifest = { ...area('admin', ['/cms/admin']), pages: [{ path: '/cms/admin/users/:uid', files: ['user.js'] }] };
  put('remote-admin/dist/area.json', JSON.stringify(manifest));
  const frame = { html: '<main><div id="prerender-slot"></div></main>', css: [['a', '.cc-a{top:0}']] };
  put('shell/dist/skeletons.json', JSON.stringify({ public: frame }));
  const skeleton = { html: '<h1>Utente</h1>', css: [['c', '.cc-c{top:0}']] };
  put('remote-admin/dist/skeletons.json', JSON.stringify({ '/cms/admin/users/:uid': skeleton }));

  const { body, headers } = await app.inject('/cms/admin/users/u1?page=2');
  const cover = '<div id="skeleton" inert aria-hidden="true"><main><h1>Utente</h1></main></div>';
  expect(body).toContain(`${cover}<div id="root"></div><noscript>`);
  expect(body).toContain('<script type="application/json" id="carcare-prerendered">["a","c"]</script>');
  const hash = createHash('sha256').update('.cc-a{top:0}.cc-c{top:0}').digest('base64');
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  expect(body).toContain('<script defer src="/areas/admin/user.js"');

  expect((await app.inject('/cms/admin/users')).body).not.toContain('id="skeleton"');
});

test('a page of the shell’s own comes with what the shell drew for it, whole', async () => {
  const whole = { html: '<main><h1>Accedi</h1></main>', css: [['a', '.cc-a{top:0}']] };
  const manifest = JSON.parse(readFileSync(join(root, 'shell/dist/shell.json'), 'utf8'));
  const pages = ['/login', '/forgot-password'].map((path) => ({ path, files: [] }));
  put('shell/dist/shell.json', JSON.stringify({ ...manifest, pages }));
  put('shell/dist/skeletons.json', JSON.stringify({ '/login': whole }));
  const { body } = await app.inject('/login?next=%2Faccount');
  expect(body).toContain('<div id="skeleton" inert aria-hidden="true"><main><h1>Accedi</h1></main></div>');
  expect(body).toContain('<style>.cc-a{top:0}</style>');
  expect((await app.inject('/forgot-password')).body).not.toContain('id="skeleton"');
});
