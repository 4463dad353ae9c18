import { createServer } from 'node:http';
import { launchChromium } from '../../lib/launch-chromium.mjs';
import { openTab } from './smoke-tab.mjs';

const scripts = {
  '/hangs': '<script>setTimeout(() => { while (true); }, 100)</script>',
  '/late': '<script>console.error("ChunkLoadError: Loading chunk 7 failed.")</script>',
  '/gone': '<script src="/chunk.js"></script><script>console.error("ChunkLoadError: Loading chunk 7 failed.")</script>',
};

let browser;
let server;
let address;
beforeAll(async () => {
  browser = await launchChromium();
  server = createServer((request, response) => {
    const page = `<div id="root"><h1>Prova</h1><a href="/other">Altro</a></div>${scripts[request.url] ?? ''}`;
    if (request.url === '/new-area') response.statusCode = 404;
    if (request.url === '/chunk.js') return response.writeHead(404).end();
    response.setHeader('content-type', 'text/html').end(request.url === '/favicon.ico' ? '' : page);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${server.address().port}`;
}, 60_000);
afterAll(async () => {
  await browser.close();
  server.close();
});

test('a page whose script never ends is told as one that hangs, and the browser goes on', async () => {
  const context = await browser.newContext();
  const { visit, links } = await openTab(context, { pieces: [], live: { server: 'http://elsewhere' } }, 3_000);
  expect(await visit(`${address}/works`)).toEqual({ faults: [], isLate: false });
  expect(await links()).toEqual(['/other']);

  await visit(`${address}/hangs`);
  expect(await links()).toBeNull();
  await context.close();
  expect(browser.isConnected()).toBe(true);
}, 60_000);

test('an address that leads nowhere until the new area is live is no fault of its page', async () => {
  const context = await browser.newContext();
  const { visit } = await openTab(context, { pieces: [], live: { server: address } });

  expect(await visit(`${address}/new-area`)).toEqual({ faults: [], isLate: false });
  await context.close();
}, 60_000);

test('a file that did not come in time is late, one that is gone is a fault', async () => {
  const context = await browser.newContext();
  const { visit } = await openTab(context, { pieces: [], live: { server: 'http://elsewhere' } });

  expect(await visit(`${address}/late`)).toMatchObject({ isLate: true });
  expect(await visit(`${address}/gone`)).toMatchObject({ isLate: false });
  await context.close();
}, 60_000);
