import { nextTotpOf, totpOf } from './totp.mjs';

const key = 'gezd gnbv gy3t qojq gezd gnbv gy3t qojq';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [20_000_000_000, '353130'],
])('%i seconds after 1970 it is RFC 6238’s own example', (seconds, code) => {
  expect(totpOf(key, seconds * 1000)).toBe(code);
});

test('the next code is that of half a minute later', () => {
  expect(nextTotpOf(key, 29_000)).toBe('287082');
});
