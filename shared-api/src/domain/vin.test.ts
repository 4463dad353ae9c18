import fc from 'fast-check';
import { inspectVin, isVin, normaliseVin, VIN_PATTERN } from './vin';

const vinCharacter = fc.constantFrom(...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789');
const vins = fc.string({ unit: vinCharacter, minLength: 17, maxLength: 17 });

test('spaces, hyphens and small letters are taken as they are meant', () => {
  expect(normaliseVin(' zac pjfcw1-sp018273\u00a0')).toBe('ZACPJFCW1SP018273');
});

test('what a copied VIN brings unseen does not count', () => {
  expect(normaliseVin('\u202aZFA312\u200b00000123456\u202c')).toBe('ZFA31200000123456');
});

test('a letter that no VIN uses is named with its place and its look-alike', () => {
  expect(inspectVin('ZACPJFCWISP018273')).toEqual([
    { code: 'character', position: 9, character: 'I', suggestion: '1' },
  ]);
  expect(inspectVin('ZFAQ1200000O23456')).toEqual([
    { code: 'character', position: 4, character: 'Q', suggestion: '0' },
    { code: 'character', position: 12, character: 'O', suggestion: '0' },
  ]);
});

test('other characters are named without a proposal', () => {
  expect(inspectVin('ZFA31200000*23456')).toEqual([{ code: 'character', position: 12, character: '*' }]);
  expect(inspectVin('zfa3120000ß123456')).toEqual([{ code: 'character', position: 11, character: 'ß' }]);
});

test('a wrong length points at the first missing or the first surplus character', () => {
  expect(inspectVin('ZFA312')).toEqual([{ code: 'length', position: 7, character: '', length: 6 }]);
  expect(inspectVin('ZFA312000001234567')).toEqual([{ code: 'length', position: 18, character: '7', length: 18 }]);
  expect(inspectVin('')).toEqual([{ code: 'length', position: 1, character: '', length: 0 }]);
});

test('of a text that is far too long only the length is told', () => {
  expect(inspectVin('I'.repeat(33))).toEqual([{ code: 'length', position: 18, character: 'I', length: 33 }]);
  expect(inspectVin('I'.repeat(32))).toHaveLength(33);
});

test('a text is a VIN exactly when no fault is found in it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 20 }), vins), (text) => {
      expect(isVin(text)).toBe(inspectVin(text).length === 0);
      expect(isVin(text)).toBe(VIN_PATTERN.test(normaliseVin(text)));
    }),
  );
});

test('putting any letter that looks like a digit into a VIN is found with its place', () => {
  fc.assert(
    fc.property(vins, fc.integer({ min: 0, max: 16 }), fc.constantFrom('I', 'O', 'Q'), (vin, at, letter) => {
      const typed = vin.slice(0, at) + letter + vin.slice(at + 1);
      expect(inspectVin(typed)).toMatchObject([{ code: 'character', position: at + 1, character: letter }]);
    }),
  );
});
