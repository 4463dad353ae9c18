import fc from 'fast-check';
import { breakDown, formatMicros, formatMoney, parseMoney, withTax } from './money';

const cents = fc.integer({ min: 0, max: 99_999_999 });
const rate = fc.constantFrom(0, 400, 1000, 2200);

describe('money on the wire', () => {
  it('comes back as it went', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -99_999_999, max: 99_999_999 }),
        (value) => parseMoney(formatMoney(value)) === value,
      ),
    );
  });

  it.each(['1,00', '1.0', '01', '1e3', '', ' 1.00', '1.000'])('refuses "%s"', (text) => {
    expect(parseMoney(text)).toBeNull();
  });
});

it.each([
  [0, '0.00'],
  [41_200, '0.0412'],
  [123_600, '0.1236'],
  [1_500_000, '1.50'],
  [12_000_001, '12.000001'],
])('a small cost of %i millionths is "%s"', (micros, text) => {
  expect(formatMicros(micros)).toBe(text);
});

describe('a price', () => {
  const discount = fc.oneof(
    fc.constant(null),
    fc.record({ type: fc.constant('fixed' as const), amount: cents }),
    fc.record({ type: fc.constant('percentage' as const), basisPoints: fc.integer({ min: 0, max: 10_000 }) }),
  );

  it('adds up exactly and is never below zero', () => {
    fc.assert(
      fc.property(cents, discount, rate, (price, reduction, iva) => {
        const sum = breakDown(price, reduction, iva);
        expect(sum.total).toBe(sum.price - sum.discount + sum.iva);
        expect(Math.min(sum.discount, sum.iva, sum.total)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('shows a consumer lines that add up too', () => {
    fc.assert(
      fc.property(cents, discount, rate, (price, reduction, iva) => {
        const shown = withTax(breakDown(price, reduction, iva), iva);
        expect(shown.price - shown.discount).toBe(shown.total);
        expect(shown.discount).toBeGreaterThanOrEqual(-1);
      }),
    );
  });

  it('rounds half a cent up, once for the discount and once for the tax', () => {
    expect(breakDown(1_050, { type: 'percentage', basisPoints: 500 }, 2_200)).toEqual({
      price: 1_050,
      discount: 53,
      iva: 219,
      total: 1_216,
    });
  });
});
