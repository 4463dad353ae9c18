import fc from 'fast-check';
import { gsm7Length, gsm7Parts, smsParts, toGsm7 } from './gsm7';

describe('gsm7Length', () => {
  it('counts Italian letters once and the euro sign twice', () => {
    expect(gsm7Length('Perché sì: 10 €')).toBe(16);
  });

  it('tells a character that would split the message', () => {
    expect(gsm7Length('D’Angelo')).toBeNull();
  });
});

describe('gsm7Parts', () => {
  it.each([
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['a'.repeat(306), 2],
    ['a'.repeat(307), 3],
    [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 3],
  ])('%s takes %i', (text, parts) => {
    expect(gsm7Parts(text)).toBe(parts);
  });
});

describe('smsParts', () => {
  it.each([
    ['e'.repeat(160), 1],
    ['e'.repeat(161), 2],
    ['’'.repeat(70), 1],
    ['’'.repeat(71), 2],
    ['😀'.repeat(35), 1],
    ['’'.repeat(135), 3],
  ])('%s takes %i', (text, parts) => {
    expect(smsParts(text)).toBe(parts);
  });
});

describe('toGsm7', () => {
  it('keeps what fits and replaces what does not', () => {
    expect(toGsm7('Conca d’Oro – Škoda È così')).toBe("Conca d'Oro - Skoda E così");
  });

  it('writes the first of a month and an ordinal without the raised letter', () => {
    expect(toGsm7('entro il 1º\u00a0maggio, n° 5, 2ª rata')).toBe('entro il 1 maggio, n. 5, 2a rata');
  });

  it('always gives a text that fits the alphabet', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => gsm7Length(toGsm7(text)) !== null));
  });
});
