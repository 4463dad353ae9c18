import { sharesOf, tellHole, tellProfile } from './profile.mjs';

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

const query = frame(3, 'query', 'file:///a/node_modules/pg/lib/client.js');
const idle = frame(1, '(idle)', '');
const font = frame(2, 'embed', 'file:///a/node_modules/@libpdf/core/font.js');

test('the main thread and the others are told apart, and who had nothing to do is not told', () => {
  const main = { nodes: [idle, query], samples: [1, 3, 3], timeDeltas: [60_000, 20_000, 20_000] };
  const sealing = { nodes: [idle, font], samples: [1, 2], timeDeltas: [10_000, 1_390_000] };
  const program = frame(4, '(program)', '');
  const unused = { nodes: [idle, program], samples: [1, 4], timeDeltas: [1_390_000, 10_000] };
  expect(tellProfile({ main, threads: [sealing, unused] })).toEqual([
    'its time: busy 40 ms of 100 ms: 100 % pg',
    'its threads (1): busy 1,390 ms of 1,400 ms: 100 % @libpdf/core',
  ]);
});

test('the longest delay says whose code ran meanwhile, and for how long no core was free', () => {
  const main = {
    startTime: 1_000_000,
    nodes: [idle, font, query],
    samples: [3, 1, 2, 3, 1],
    timeDeltas: [5_000, 10_000, 6_000, 20_000, 4_000],
  };
  const hole = { from: 1_017_000, to: 1_037_000, waited: 9_400 };
  expect(tellHole({ main, hole })).toBe(
    'its hole: 20 ms, of which it waited 9 ms for a core: 80 % pg, 20 % @libpdf/core',
  );
  expect(tellHole({ main, hole: { ...hole, waited: 0 } })).toBe('its hole: 20 ms: 80 % pg, 20 % @libpdf/core');
});

test('a library is told by its package, whatever its own map says', () => {
  const drawn = frame(7, 'draw', `file://${process.cwd()}/node_modules/pako/dist/pako.mjs`);
  const profile = { nodes: [drawn], samples: [7], timeDeltas: [1_000] };
  expect(sharesOf(profile)).toEqual([{ name: 'pako', share: 1 }]);
});

test('a room of our own in the browser is told by its workspace', () => {
  const own = (id, file) => frame(id, 'draw', `webpack://remote-admin_c2e3e1f71a7d/../${file}`);
  const profile = {
    nodes: [own(8, 'shared-ui/src/theme/by-identity.ts'), own(9, 'remote-admin/src/list.tsx')],
    samples: [8, 9],
    timeDeltas: [3_000, 1_000],
  };
  expect(sharesOf(profile)).toEqual([
    { name: 'shared-ui', share: 0.75 },
    { name: 'remote-admin', share: 0.25 },
  ]);
});
