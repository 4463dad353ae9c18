import fc from 'fast-check';
import { fromBase32, toBase32 } from './base32';
import { matchTotp, totpCode, totpStep } from './totp';

const secret = Buffer.from('12345678901234567890');

describe('TOTP', () => {
  // RFC 6238, appendix B, SHA-1, eight digits.
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('gives the vector of the RFC at %i s', (seconds, code) => {
    expect(totpCode(secret, totpStep(new Date(seconds * 1_000)), 8)).toBe(code);
  });

  // RFC 4226, appendix D.
  it.each(['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'])(
    'gives the HOTP vector %s',
    (code) => {
      const codes = Array.from({ length: 10 }, (_, counter) => totpCode(secret, counter));
      expect(codes).toContain(code);
    },
  );

  it('accepts the step before and after, once, and none from before a used one', () => {
    const at = new Date('2026-11-21T10:00:00Z');
    const now = totpStep(at);
    const typed = (step: number) => totpCode(secret, step);
    const shared = toBase32(secret);
    expect([-2, -1, 0, 1, 2].map((offset) => matchTotp(shared, typed(now + offset), at, null))).toEqual([
      null,
      now - 1,
      now,
      now + 1,
      null,
    ]);
    expect(matchTotp(shared, typed(now), at, now)).toBeNull();
    expect(matchTotp(shared, typed(now - 1), at, now)).toBeNull();
    expect(matchTotp(shared, typed(now + 1), at, now)).toBe(now + 1);
  });
});

describe('base32', () => {
  it('writes the vectors of RFC 4648', () => {
    expect(['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => toBase32(Buffer.from(text)))).toEqual([
      '',
      'my',
      'mzxq',
      'mzxw6',
      'mzxw6yq',
      'mzxw6ytb',
      'mzxw6ytboi',
    ]);
  });

  it('gives back what it was given', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        expect(fromBase32(toBase32(bytes).toUpperCase())).toEqual(Buffer.from(bytes));
      }),
    );
  });
});
