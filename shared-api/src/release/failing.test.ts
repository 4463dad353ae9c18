import { failsForMost, isFailing, type VersionFigures, worseThanLive } from './failing';

test.each([
  ['no failure', 2_310, 0, false],
  ['one bad line', 100, 4, false],
  ['few among many', 10_000, 99, false],
  ['one in a hundred', 10_000, 100, true],
  ['nothing but failures', 0, 5, true],
  ['three of four', 4, 3, true],
  ['one bad browser', 0, 2, false],
])('%s: %i loads, %i failures', (_, loads, failures, failing) => {
  expect(isFailing({ loads, failures })).toBe(failing);
});

const live: VersionFigures = { loads: 1_000, failures: 2, draw_errors: 1, calls: 5_000, failed_calls: 10 };
const fast = { lcp: { p75: 1_900, samples: 400 }, inp: { p75: 120, samples: 300 }, cls: { p75: 0.02, samples: 400 } };
const of = (p75: number, samples = 40) => ({ p75, samples });

test.each<[string, Partial<VersionFigures>, readonly string[]]>([
  ['nothing known of it', { loads: 0, failures: 0 }, []],
  ['as good as the live one', { loads: 200, failures: 0, calls: 900, failed_calls: 2, vitals: fast }, []],
  ['two that broke', { loads: 20, failures: 0, draw_errors: 2 }, []],
  ['three of a hundred broke while drawn', { loads: 100, failures: 0, draw_errors: 3 }, ['failing']],
  ['few calls failed', { loads: 100, failures: 0, calls: 100, failed_calls: 4 }, []],
  ['its calls fail', { loads: 100, failures: 0, calls: 200, failed_calls: 6 }, ['calls']],
  ['slower, and still good', { loads: 100, failures: 0, vitals: { ...fast, lcp: of(2_400) } }, []],
  ['slow on few pages', { loads: 100, failures: 0, vitals: { ...fast, lcp: of(4_000, 19) } }, []],
  [
    'slow, and it shifts',
    { loads: 100, failures: 0, vitals: { lcp: of(2_600), inp: of(130), cls: of(0.3) } },
    ['lcp', 'cls'],
  ],
])('a trial with %s', (_, figures, worse) => {
  const trial = { loads: 0, failures: 0, ...figures };
  expect(worseThanLive(trial, { ...live, vitals: fast })).toEqual(worse);
});

test('a trial of what fails as often as the live version is no worse', () => {
  const ill = { loads: 200, failures: 4 };
  expect(worseThanLive({ loads: 100, failures: 2, draw_errors: 1 }, ill)).toEqual([]);
  expect(worseThanLive({ loads: 100, failures: 4 }, ill)).toEqual(['failing']);
});

test('what one network reports is no failure for most', () => {
  expect(failsForMost({ loads: 4, failures: 20, reporters: 2 })).toBe(false);
  expect(failsForMost({ loads: 40, failures: 19, reporters: 9 })).toBe(false);
  expect(failsForMost({ loads: 40, failures: 20, reporters: 3 })).toBe(true);
});
