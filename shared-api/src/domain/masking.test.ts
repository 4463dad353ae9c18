import fc from 'fast-check';
import { isMasked, maskAll, maskEmail, maskName, maskPhone, maskTail } from './masking';

describe('a masked value', () => {
  it.each([
    [maskName('Marco De Santis'), 'M*** D*** S***'],
    [maskName('  '), ''],
    [maskPhone('+393331234567'), '+39 *** *** 567'],
    [maskEmail('marco@example.com'), 'm***@e***.com'],
    [maskEmail('marco@localhost'), 'm***@l***'],
    [maskTail('GT109RZ', 2), '*****RZ'],
    [maskAll('Via Roma 1'), '***'],
    [maskAll(''), ''],
  ])('%# tells only its owner', (masked, expected) => {
    expect(masked).toBe(expected);
  });

  it('is told from a real one, so that it is never written back', () => {
    const filled = fc.string({ minLength: 1 }).filter((value) => value.trim() !== '');
    fc.assert(
      fc.property(filled, (value) => {
        expect(isMasked(maskName(value))).toBe(true);
        expect(isMasked(maskPhone(value))).toBe(true);
        expect(isMasked(maskEmail(value))).toBe(true);
      }),
    );
    expect(isMasked('•••• 567')).toBe(true);
    expect(isMasked("Niccolò D'Angelo")).toBe(false);
  });

  it('hides all but the last characters', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 5, maxLength: 17 }), (value) => {
        const masked = maskTail(value, 3);
        expect(masked).toHaveLength(value.length);
        expect(masked.slice(0, -3)).toBe('*'.repeat(value.length - 3));
      }),
    );
  });
});
