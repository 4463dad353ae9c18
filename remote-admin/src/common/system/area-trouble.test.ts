import type { AreaStatus } from 'shared-api/entities';
import { exampleArea, failingArea, tryingArea } from '../testing/system';
import { areaTrouble } from './area-trouble';

const now = '2026-11-21T09:42:00Z';

function withFigures(area: AreaStatus, version: string, loads: number, failures: number): AreaStatus {
  return {
    ...area,
    versions: area.versions.map((one) => (one.version === version ? { ...one, loads, failures } : one)),
  };
}

test.each([
  ['one bad line', 100, 4, false],
  ['one in a hundred', 10_000, 100, true],
])('%s: %i loads, %i failures', (_, loads, failures, bad) => {
  expect(areaTrouble(withFigures(exampleArea('shell'), '1.2.6', loads, failures), now) !== null).toBe(bad);
});

test('it began with the first of the failing hours that hold together', () => {
  const failures = [...Array.from({ length: 19 }, () => 0), 3, 0, 7, 11, 30];
  expect(areaTrouble({ ...failingArea('shell'), failures }, now)).toEqual({
    of: 'live',
    version: '1.2.6-126aaaa',
    reported: '1.2.6-126aaaaaaaaa',
    loads: 2_310,
    failures: 41,
    since: '2026-11-21T07:00:00.000Z',
  });
});

test('it did not begin before the version was there', () => {
  const released = '2026-11-21T08:15:00.000Z';
  const note = { ...exampleArea('shell').live, what: 'live', released_at: released } as const;
  const failures = [...Array.from({ length: 19 }, () => 0), 3, 5, 7, 11, 30];
  expect(areaTrouble({ ...failingArea('shell'), failures, history: [note] }, now)?.since).toBe(released);
});

test('after a rollback the version that is live counts, not what the area did before', () => {
  const failing = failingArea('shell');
  const { previous } = failing;
  if (previous === null) throw new Error('No version before');
  expect(areaTrouble({ ...failing, live: previous }, now)).toBeNull();
});

test('a bad canary is told from a bad live version', () => {
  expect(areaTrouble(withFigures(tryingArea('shell'), '1.3.0', 200, 20), now)).toMatchObject({
    of: 'trial',
    version: '1.3.0-130aaaa',
  });
});
