import fc from 'fast-check';
import { lastDayOfCover } from './deadlines';
import { addRomeDays } from './rome-time';
import { serviceSchedule } from './service-schedule';

const plan = fc.record({
  services: fc.integer({ min: 1, max: 50 }),
  months: fc.integer({ min: 1, max: 120 }),
  km: fc.integer({ min: 1, max: 1_000_000 }),
  startKm: fc.nat(2_000_000),
  // Every day of four years, a leap day and all ends of months among them.
  from: fc.nat(1_460).map((days) => addRomeDays('2026-01-01', days)),
});

describe('the services of a contract', () => {
  it('are spread over its months and kilometres, the last on the last day of the cover', () => {
    expect(serviceSchedule({ services: 3, months: 36, km: 60_000, from: '2026-11-21', startKm: 18_420 })).toEqual([
      { n: 1, due_on: '2027-11-21', due_km: 38_420 },
      { n: 2, due_on: '2028-11-21', due_km: 58_420 },
      { n: 3, due_on: '2029-11-20', due_km: 78_420 },
    ]);
  });

  it('are in time even where there is only one', () => {
    expect(serviceSchedule({ services: 1, months: 12, km: 15_000, from: '2026-11-21', startKm: 0 })).toEqual([
      { n: 1, due_on: '2027-11-20', due_km: 15_000 },
    ]);
  });

  it('are none where the contract pays for none', () => {
    expect(serviceSchedule({ services: 0, months: 24, km: 0, from: '2026-11-21', startKm: 0 })).toEqual([]);
  });

  it('are never due after the cover has ended, whatever its length, their number and the month it begins in', () => {
    fc.assert(
      fc.property(plan, (values) => {
        const last = lastDayOfCover(values.from, values.months);
        const services = serviceSchedule(values);
        expect(services.map(({ n }) => n)).toEqual(Array.from({ length: values.services }, (_, index) => index + 1));
        expect(services.filter(({ due_on }) => due_on < values.from || due_on > last)).toEqual([]);
        expect(services.at(-1)).toMatchObject({ due_on: last, due_km: values.startKm + values.km });
      }),
    );
  });

  it('never go back', () => {
    fc.assert(
      fc.property(plan, (values) => {
        const services = serviceSchedule(values);
        services.slice(1).forEach((service, index) => {
          expect(service.due_on >= (services[index]?.due_on ?? '')).toBe(true);
          expect(service.due_km).toBeGreaterThanOrEqual(services[index]?.due_km ?? 0);
        });
      }),
    );
  });
});
