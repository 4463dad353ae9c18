import fc from 'fast-check';
import { breakDown, formatMoney } from 'shared-api/domain';
import { consumerPrice } from './prices';

describe('consumerPrice', () => {
  it('shows lines that add up to the total, whatever the price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 500_000 }), fc.integer({ min: 0, max: 10_000 }), (price, basisPoints) => {
        const net = breakDown(price, { type: 'percentage', basisPoints }, 2_200);
        const shown = consumerPrice({
          price: formatMoney(net.price),
          discount: formatMoney(net.discount),
          iva_rate: '22.00',
          iva: formatMoney(net.iva),
          total: formatMoney(net.total),
        });
        expect(shown.price - shown.discount).toBe(shown.total);
        expect(shown.total).toBe(net.total);
      }),
    );
  });
});
