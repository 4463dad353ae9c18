import { sharesOf } from './profile.mjs';

const frame = (id, functionName, url) => ({ id, callFrame: { functionName, url, lineNumber: 0, columnNumber: 0 } });

test('busy time is told by whose code it was spent in, the largest first; idle time is none', () => {
  const profile = {
    nodes: [
      frame(1, '(idle)', ''),
      frame(2, 'writev', ''),
      frame(3, 'query', 'file:///a/node_modules/pg/lib/client.js'),
      frame(4, 'parse', 'file:///a/node_modules/@fastify/cookie/plugin.js'),
      frame(5, 'emit', 'node:events'),
      frame(6, 'writeBuffer', ''),
    ],
    samples: [1, 2, 3, 4, 5, 6],
    timeDeltas: [900, 10, 30, 20, 20, 20],
  };
  expect(sharesOf(profile)).toEqual([
    { name: 'writing to sockets', share: 0.3 },
    { name: 'pg', share: 0.3 },
    { name: '@fastify/cookie', share: 0.2 },
    { name: 'Node', share: 0.2 },
  ]);
});
