import fc from 'fast-check';
import { readingBounds } from './reading.rules';

const start = { date: '2025-01-10', km: 10_000 };
const today = '2026-11-21';

describe('the bounds of a service', () => {
  it('are the contract’s beginning and today, while none is done', () => {
    expect(readingBounds([{ n: 1, done_on: null, km: null }], 1, start, today)).toEqual({
      from: start,
      until: { date: today, km: null },
    });
  });

  it('are the services done before and after it', () => {
    const works = [
      { n: 1, done_on: '2025-06-01', km: 18_000 },
      { n: 2, done_on: '2026-01-01', km: 25_000 },
      { n: 3, done_on: '2026-06-01', km: 31_000 },
    ];
    expect(readingBounds(works, 2, start, today)).toEqual({
      from: { date: '2025-06-01', km: 18_000 },
      until: { date: '2026-06-01', km: 31_000 },
    });
  });

  it('keep kilometres and days from ever going back', () => {
    const steps = fc.array(fc.record({ days: fc.nat(28), km: fc.nat(30_000) }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(steps, (moves) => {
        let km = start.km;
        const works = moves.map((move, index) => {
          km += move.km;
          return {
            n: index + 1,
            done_on: `2025-${String(index + 1).padStart(2, '0')}-${String(move.days + 1).padStart(2, '0')}`,
            km,
          };
        });
        works.forEach((work) => {
          const { from, until } = readingBounds(works, work.n, { date: '2025-01-01', km: start.km }, today);
          expect(from.km <= work.km && work.km <= (until.km ?? Infinity)).toBe(true);
          expect(from.date <= work.done_on && work.done_on <= until.date).toBe(true);
        });
      }),
    );
  });
});
