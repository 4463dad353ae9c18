import fc from 'fast-check';
import { isSignedPayment, signPayment } from './payment-signature';

const secret = 'a secret of the provider';
const now = new Date('2026-11-21T10:00:00Z');

describe('a payment event', () => {
  it('is believed as it was signed, for five minutes', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: -300, max: 300 }), (body, seconds) => {
        const signed = signPayment(secret, body, new Date(now.getTime() + seconds * 1_000));
        return isSignedPayment(secret, body, signed, now);
      }),
    );
  });

  it('is not believed with another body, another secret, late, or unsigned', () => {
    const signed = signPayment(secret, '{"amount":"1.00"}', now);
    expect(isSignedPayment(secret, '{"amount":"2.00"}', signed, now)).toBe(false);
    expect(isSignedPayment('another secret', '{"amount":"1.00"}', signed, now)).toBe(false);
    expect(isSignedPayment(secret, '{"amount":"1.00"}', signed, new Date(now.getTime() + 302_000))).toBe(false);
    expect(isSignedPayment(secret, '{"amount":"1.00"}', undefined, now)).toBe(false);
    expect(isSignedPayment(secret, '{"amount":"1.00"}', signed.replace('v1=', 'v1=00'), now)).toBe(false);
  });
});
