import fc from 'fast-check';
import { breakDown, isVin, parseMoney, share } from 'shared-api/domain';
import { packageTypes } from '../../../../seeds/packages';
import { latestModelYear } from '../../vehicles/decode/model-year';
import { italianIban } from './iban.rules';
import { createCarMaker, kmOn } from './make-cars';
import { makePackages } from './make-packages';
import { netPrice } from './net-price.rules';
import { seededRandom } from './random';

describe('an IBAN', () => {
  it('is the one of the standard’s example', () => {
    expect(italianIban('05428', '11101', '000000123456')).toBe('IT60X0542811101000000123456');
  });
});

describe('a price', () => {
  it('is found from any gross one that a net price makes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3_000_000 }), (net) => {
        const gross = net + share(net, 2_200);
        expect(netPrice(gross, 2_200) + share(netPrice(gross, 2_200), 2_200)).toBe(gross);
      }),
    );
    expect(() => netPrice(29_000, 2_200)).toThrow(RangeError);
  });

  it('of each package comes to what the consumer reads', () => {
    const rows = makePackages(packageTypes, new Date(0)).packages;
    const totals = rows.map(({ price_cents, discount_hundredths }) => {
      const amount = discount_hundredths ?? 0;
      return breakDown(price_cents, { type: 'fixed', amount }, 2_200).total;
    });
    const wanted = packageTypes.flatMap(({ packages }) =>
      packages.map(({ gross, off = 0 }) => parseMoney(`${gross - off}.00`)),
    );
    expect(totals).toEqual(wanted);
  });
});

describe('a car', () => {
  it('has a VIN that tells its year, a plate of its time and kilometres that only grow', () => {
    const carOf = createCarMaker(seededRandom(7));
    const cars = Array.from({ length: 300 }, () => carOf('2026-11-21'));
    for (const car of cars) {
      expect(isVin(car.vin)).toBe(true);
      expect(latestModelYear(car.vin.charAt(9), 2026)).toBe(car.modelYear);
      expect(car.plate).toMatch(/^[FGH][A-HJ-NPR-TV-Z]\d{3}[A-HJ-NPR-TV-Z]{2}$/);
      expect(kmOn(car, '2026-11-21')).toBeGreaterThanOrEqual(kmOn(car, '2026-06-01'));
    }
    expect(new Set(cars.map(({ vin }) => vin)).size).toBe(cars.length);
  });
});

describe('chance', () => {
  it('is the same from the same seed', () => {
    const draw = (seed: number) => {
      const random = seededRandom(seed);
      return Array.from({ length: 20 }, () => random.int(0, 9));
    };
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
  });
});
