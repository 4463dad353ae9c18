import type { Setting } from 'shared-api/entities';
import { changedTexts, checkTexts, nameOf, readValue } from './typed-values';

const hourly: Setting = {
  key: 'codes.whole_system',
  value: 3_000,
  default: 3_000,
  min: 100,
  max: 1_000_000,
  unit: 'volte',
  title: 'Codici inviati da tutto il sistema in un’ora',
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

const name = nameOf(hourly.key);
const saved = { [name]: '3000' };

test('the saved value in other letters is no change, what cannot be read is one', () => {
  expect(changedTexts([hourly], { [name]: '3.000' }, saved)).toEqual({});
  expect(changedTexts([hourly], saved, saved)).toEqual({});
  expect(changedTexts([hourly], { [name]: 'tre' }, saved)).toEqual({ [name]: 'tre' });
});

test('only what was changed is sent, as a number under its own key', () => {
  expect(checkTexts([hourly], { [name]: '4.000' })).toEqual({
    success: true,
    data: { values: { 'codes.whole_system': 4_000 } },
  });
  expect(checkTexts([hourly], {})).toEqual({ success: true, data: { values: {} } });
  expect(checkTexts([hourly], { [name]: '99' })).toMatchObject({
    success: false,
    error: { issues: [{ path: [name], params: { min: '100', max: '1.000.000' } }] },
  });
});
