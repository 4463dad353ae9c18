import { createServer } from 'node:http';
import { smoke } from './smoke.mjs';

const piece = { name: 'remote-prova', dist: '', manifest: { carcare: { area: 'prova', paths: ['/prova'] } } };

/** The check against a server that runs no longer; whoever starts a step hands in these. */
async function checkWithout(server) {
  const step = { note: () => {}, progress: () => {}, signal: new AbortController().signal };
  return smoke.check({ piece, pieces: [], live: { server, stage: 'demo', areas: [] } }, step);
}

test('a live server that goes away meanwhile is told as such, once', async () => {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${server.address().port}`;
  await new Promise((resolve) => server.close(resolve));

  expect(await checkWithout(address)).toEqual([
    `Il server in linea non risponde più a ${address}: le pagine non si possono aprire.`,
  ]);
}, 60_000);
