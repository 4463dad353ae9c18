import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { fixedClock } from '../../platform/clock';
import { portOf } from '../../platform/testing/port-of';
import { askProvider } from './ask-provider';
import { guardedProvider } from './payments.context';

let provider: Server;
let asked: IncomingHttpHeaders = {};
beforeAll(async () => {
  provider = createServer((request, response) => {
    asked = request.headers;
    response.end('{}');
  });
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
});
afterAll(() => new Promise((closed) => provider.close(closed)));

test('a provider that wants a name and a password gets those of its address, and the signature', async () => {
  const clock = fixedClock(new Date('2026-03-02T10:00:00Z'));
  const context = {
    clock,
    provider: guardedProvider(clock),
    providerUrl: `http://carcare:p%40rola@127.0.0.1:${portOf(provider)}/`,
    webhookSecret: 'segreto',
  };
  expect(await askProvider(context, { type: 'expire' }, (answer) => answer.status)).toBe(200);
  expect(asked).toMatchObject({
    authorization: `Basic ${Buffer.from('carcare:p@rola').toString('base64')}`,
    'x-signature': expect.stringContaining('t='),
  });
});
