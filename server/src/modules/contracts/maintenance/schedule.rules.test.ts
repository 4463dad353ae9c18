import fc from 'fast-check';
import { addRomeMonths } from 'shared-api/domain';
import { maintenanceSchedule } from './schedule.rules';

describe('the maintenance of a paid contract', () => {
  it('is spread over its months and kilometres', () => {
    expect(maintenanceSchedule({ services: 3, months: 36, km: 60_000, from: '2026-11-21', startKm: 18_420 })).toEqual([
      { n: 1, due_on: '2027-11-21', due_km: 38_420 },
      { n: 2, due_on: '2028-11-21', due_km: 58_420 },
      { n: 3, due_on: '2029-11-21', due_km: 78_420 },
    ]);
  });

  it('never goes back, and ends with the plan', () => {
    const plan = fc.record({
      services: fc.integer({ min: 1, max: 50 }),
      months: fc.integer({ min: 1, max: 120 }),
      km: fc.integer({ min: 1, max: 1_000_000 }),
      startKm: fc.nat(2_000_000),
    });
    fc.assert(
      fc.property(plan, (values) => {
        const works = maintenanceSchedule({ ...values, from: '2026-01-31' });
        works.slice(1).forEach((work, index) => {
          expect(work.due_on >= (works[index]?.due_on ?? '')).toBe(true);
          expect(work.due_km).toBeGreaterThanOrEqual(works[index]?.due_km ?? 0);
        });
        expect(works.at(-1)).toMatchObject({
          due_on: addRomeMonths('2026-01-31', values.months),
          due_km: values.startKm + values.km,
        });
      }),
    );
  });
});
