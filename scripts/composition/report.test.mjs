import { holds, tableOf } from './report.mjs';

const bytes = { page: '/', name: 'JavaScript, bytes', key: 'bytes', composed: 108_000, ordinary: 100_000, limit: 1.1 };
const requests = { page: '/', name: 'requests', key: 'requests', composed: 14, ordinary: 10, limit: 3 };

test('bytes and times are compared as a ratio, requests as a difference', () => {
  expect(holds(bytes)).toBe(true);
  expect(holds({ ...bytes, composed: 110_001 })).toBe(false);
  expect(holds({ ...requests, composed: 13 })).toBe(true);
  expect(holds(requests)).toBe(false);
});

test('a time says what the ordinary application differs from itself by', () => {
  const time = { page: '/', name: 'FCP, ms', key: 'first', composed: 700, ordinary: 640, chance: 1.05, limit: 1.02 };
  expect(tableOf([time])).toMatch(/700 +640 +1\.094 +1\.050 +1\.02 +OVER$/);
});

test('a line tells both figures, how they relate, the limit and the verdict', () => {
  const [head, first, second] = tableOf([bytes, requests]).split('\n');
  expect(head).toMatch(/^page +what +composed +ordinary +ratio +by chance +limit$/);
  expect(first).toMatch(/108,000 +100,000 +1\.080 +1\.10 +ok$/);
  expect(second).toMatch(/14 +10 +\+4 +\+3 +OVER$/);
});
