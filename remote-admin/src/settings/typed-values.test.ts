import type { Setting } from 'shared-api/entities';
import { changedSettings, readValue } from './typed-values';

const hourly: Setting = {
  key: 'codes.whole_system',
  value: 3_000,
  default: 3_000,
  min: 100,
  max: 1_000_000,
  unit: 'volte',
  title: 'Codici mandati da tutto il sistema in un’ora',
};

test.each([
  ['3000', 3_000],
  [' 3.000 ', 3_000],
  ['1.000.000', 1_000_000],
  ['99', null],
  ['1000001', null],
  ['3,5', null],
  ['3.5', null],
  ['', null],
  ['tre', null],
])('“%s” is read as %s', (text, value) => {
  expect(readValue(hourly, text)).toBe(value);
});

test('the saved value in other letters is no change, what cannot be read is one', () => {
  expect(changedSettings([hourly], { [hourly.key]: '3.000' })).toEqual([]);
  expect(changedSettings([hourly], {})).toEqual([]);
  expect(changedSettings([hourly], { [hourly.key]: 'tre' })).toEqual([hourly]);
});
