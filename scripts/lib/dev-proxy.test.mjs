import { createServer } from 'node:http';
import { startDevProxy } from './dev-proxy.mjs';

const live = { name: 'admin', version: '1.0.0', base: '/areas/admin/', entry: 'remoteEntry.1.js' };
const other = { name: 'public', version: '1.0.0', base: '/areas/public/', entry: 'remoteEntry.1.js' };
const registry = { areas: [live, other], shell: { version: '1.0.0', build: 'live', base: '/shell/' } };
const page = `<html><head></head><body><script type="application/json" id="carcare-registry">${JSON.stringify(registry)}</script>
<script defer src="/shell/main.1.js"></script><script defer src="/areas/admin/remoteEntry.1.js"></script></body></html>`;
const shell = { scripts: ['first.js', 'main.js'], registered: { version: '1.0.0', build: 'own', base: '/own/' } };

const servers = [];
async function listening(server) {
  servers.push(server);
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${server.address().port}`;
}
afterEach(() => servers.splice(0).map((server) => server.close()));

/** A product elsewhere, a development server, and the address between them. */
async function open(options = {}) {
  const product = createServer((request, answer) => {
    const headers = { 'content-security-policy': "script-src 'self'; connect-src 'self'" };
    if (request.url === '/registry.json')
      answer.writeHead(200, { 'content-type': 'application/json', etag: '"1"' }).end(JSON.stringify(registry));
    else if (request.url.startsWith('/broken-off')) {
      answer.writeHead(200, { 'content-type': request.url.endsWith('.js') ? 'text/javascript' : 'text/html' });
      answer.write('<html>', () => answer.destroy());
    } else if (request.url === '/api/v1/account')
      answer.writeHead(200, { 'set-cookie': ['session=1; Path=/; Secure; HttpOnly'] }).end(request.headers.host);
    else answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(page);
  });
  const area = createServer((_, answer) =>
    answer.end(JSON.stringify({ name: 'admin', version: '2.0.0', build: 'dev', entry: 'remoteEntry.js' })),
  );
  const target = new URL(await listening(product.listen(0, '127.0.0.1')));
  const origin = await listening(area.listen(0, '127.0.0.1'));
  const proxy = startDevProxy({ port: 0, host: '127.0.0.1', target, origins: [origin], ...options });
  return { address: await listening(proxy), origin, target };
}

test('a page takes its area from the development server, and may', async () => {
  const { address, origin } = await open();
  const answer = await fetch(`${address}/cms/admin`);
  const text = await answer.text();

  expect(text).toContain(`"base":"${origin}/"`);
  expect(text).toContain(`<meta name="script-origins" content="${origin}" />`);
  expect(text).not.toContain('src="/areas/admin/');
  expect(text).toContain('src="/shell/main.1.js"');
  expect(answer.headers.get('content-security-policy')).toBe(
    `script-src 'self' ${origin}; connect-src 'self' ${origin} ${origin.replace('http:', 'ws:')}`,
  );
});

test('an open page that asks for versions finds its own to be the newest', async () => {
  const { address, origin } = await open({ shell });
  const answer = await fetch(`${address}/registry.json`);

  expect(await answer.json()).toEqual({
    areas: [
      other,
      {
        name: 'admin',
        version: '2.0.0',
        build: 'dev',
        entry: 'remoteEntry.js',
        integrity: {},
        base: `${origin}/`,
        enabled: true,
      },
    ],
    shell: shell.registered,
  });
  expect(answer.headers.get('etag')).toBeNull();
});

test('a shell in development takes the place of the product’s own', async () => {
  const { address } = await open({ shell });
  const text = await (await fetch(`${address}/cms/admin`)).text();

  const sources = [...text.matchAll(/ src="([^"]*)"/g)].map(([, source]) => source);
  expect(sources).toEqual([expect.stringMatching(/\/first\.js$/), expect.stringMatching(/\/main\.js$/)]);
  expect(text).toContain('"build":"own"');
});

test('calls reach the product under its own name, and its cookies hold over http', async () => {
  const { address, target } = await open();
  const answer = await fetch(`${address}/api/v1/account`);

  expect(await answer.text()).toBe(target.host);
  expect(answer.headers.getSetCookie()).toEqual(['session=1; Path=/; HttpOnly']);
});

test('a server that stops in the middle of a page, as at each change of it, ends nothing else', async () => {
  const { address } = await open();

  expect((await fetch(`${address}/broken-off`)).status).toBe(503);
  const script = await fetch(`${address}/broken-off.js`);
  await expect(script.text()).rejects.toThrow('terminated');
  expect((await fetch(`${address}/cms/admin`)).status).toBe(200);
});
