import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { fixedClock } from '../clock';
import { createLogger } from '../log';
import { createServer } from './create-server';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  const log = createLogger({ level: 'silent' });
  app = await createServer({
    log,
    clock: fixedClock(new Date('2026-03-02T10:00:00Z')),
    trustProxy: false,
    https: false,
  });
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => app.close());

/** Nothing else happens in this process meanwhile, as when the embedded database works at a long query. */
function holdUp(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

test('a request that came while the process was held up is answered, not taken for a slow sender', async () => {
  const socket = connect({ host: '127.0.0.1', port });
  await Promise.all([once(socket, 'connect'), once(app.server, 'connection')]);
  socket.write('GET /nothing HTTP/1.1\r\nHost: carcare\r\nConnection: close\r\n\r\n');
  holdUp(8_000);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 404 /);
});
