import { fitsHost } from './host-range';

test.each([
  ['1.0.0', '^1.0.0', true],
  ['1.4.2', '^1.4.1', true],
  ['1.4.0', '^1.4.1', false],
  ['1.3.9', '^1.4.0', false],
  ['2.0.0', '^1.0.0', false],
  ['1.0.0', '1.0.0', true],
  ['1.0.1', '1.0.0', false],
])('host %s and range %s: %s', (version, range, fits) => {
  expect(fitsHost(version, range)).toBe(fits);
});
