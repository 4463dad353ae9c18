import fc from 'fast-check';
import { isDoubtful, lastReading, readingAtSignature, readingBounds } from './service-readings';

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

describe('the last reading', () => {
  const works = [
    { n: 1, done_on: '2025-06-01', km: 18_000 },
    { n: 2, done_on: null, km: null },
  ];

  it('is that of the last service, or the contract’s own on the day of its signature', () => {
    const atSignature = readingAtSignature({ signed_at: '2025-01-09T23:30:00Z', km: 10_000 });
    expect(atSignature).toEqual(start);
    expect(lastReading(works, atSignature)).toEqual({ date: '2025-06-01', km: 18_000 });
    expect(lastReading([], atSignature)).toEqual(start);
  });
});

describe('a reading', () => {
  const last = { date: '2026-03-02', km: 18_430 };

  it.each([
    ['2026-03-02', 48_430, false],
    ['2026-03-02', 48_431, true],
    ['2026-03-12', 51_430, false],
    ['2026-03-12', 51_431, true],
    // A digit too many, a year later.
    ['2027-03-02', 284_300, true],
    ['2027-03-02', 110_000, false],
    ['2026-02-01', 18_000, false],
  ])('on %s of %d km after 18,430 on 2 March is doubtful: %s', (date, km, doubtful) => {
    expect(isDoubtful({ date, km }, last)).toBe(doubtful);
  });
});
