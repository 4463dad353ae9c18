import fc from 'fast-check';
import { byDistance, distanceKm } from './distance.rules';

const milan = { lat: 45.4642, lng: 9.19 };
const rome = { lat: 41.8933, lng: 12.4829 };
const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('distance', () => {
  it('from Milan to Rome is some 477 km', () => {
    expect(distanceKm(milan, rome)).toBeCloseTo(476.9, 0);
  });

  it('is the same both ways and never beyond half the earth', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(distanceKm(a, b)).toBe(distanceKm(b, a));
        expect(distanceKm(a, b)).toBeLessThanOrEqual(20_015.1);
      }),
    );
  });

  it('puts stores without a place last', () => {
    const rows = byDistance(
      [
        { id: 1, lat: null, lng: null },
        { id: 2, ...rome },
        { id: 3, ...milan },
      ],
      milan,
    );
    expect(rows.map((row) => [row.id, row.distance_km])).toEqual([
      [3, 0],
      [2, expect.closeTo(477, 0)],
      [1, null],
    ]);
  });
});
