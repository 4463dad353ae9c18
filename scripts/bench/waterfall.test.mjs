import { tellFiles, tellKinds, tellWaterfall } from './waterfall.mjs';

test('a waterfall tells the middle of each moment, in the order of time, and none that never came', () => {
  const visit = { html: 700, scripts: 2_800, call: 0, answer: 0, first: 1_100, largest: 3_000.4, live: null };
  expect(tellWaterfall([visit, { ...visit, html: 500 }, { ...visit, html: 900 }])).toBe(
    'its time: HTML 700 ms, first paint 1,100 ms, scripts before the largest paint 2,800 ms, largest paint 3,000 ms',
  );
});

test('files are told without their digests, the largest first and small ones as one', () => {
  const digest = '97f57c4379e3c572909df68b0952ddc1';
  const files = [
    { name: `/areas/admin/c2e3e1f71a7d/area.${digest}.js`, bytes: 41_250 },
    { name: `main.${digest}.js`, bytes: 175_900 },
    { name: `397.${digest}.js`, bytes: 200 },
    { name: `402.${digest}.js`, bytes: 300 },
  ];
  expect(tellFiles(files)).toBe(
    'its files: 175.9 kB main.js, 41.3 kB areas/admin/c2e3e1f71a7d/area.js, 0.5 kB 2 smaller ones',
  );
});

test('requests are told by kind, the most first', () => {
  expect(tellKinds({ document: 1, script: 8, fetch: 3 })).toBe('its requests: 8 script, 3 fetch, 1 document');
});
