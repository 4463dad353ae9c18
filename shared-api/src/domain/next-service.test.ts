import fc from 'fast-check';
import { nextService, type ServiceFacts } from './next-service';

const today = '2026-11-21';
const facts: ServiceFacts = {
  maintenance: [
    { n: 1, due_on: '2026-04-09', due_km: 30_000, done_on: '2026-03-14', km: 30_450 },
    { n: 2, due_on: '2027-04-09', due_km: 45_000, done_on: null, km: null },
    { n: 3, due_on: '2028-04-09', due_km: 60_000, done_on: null, km: null },
  ],
  km: 15_000,
  car_mileage_date: null,
  car_registration_date: '2022-05-02',
};

describe('the next service', () => {
  it('is due when the kilometres are reached, if they come before the months', () => {
    expect(nextService(facts, '2025-04-09', today)).toEqual({
      n: 2,
      on: '2027-01-27',
      by: 'km',
      due_on: '2027-04-09',
      due_km: 45_000,
      reading: { on: '2026-03-14', km: 30_450 },
    });
  });

  it('is due with the months of a car that stands still', () => {
    const still = { ...facts, car_registration_date: null, maintenance: facts.maintenance.slice(1) };
    expect(nextService(still, '2025-04-09', today)).toMatchObject({ on: '2027-04-09', by: 'months', reading: null });
  });

  it('is due at once when the customer tells that the kilometres are reached', () => {
    const stated = [{ on: '2026-11-20', km: 45_000 }];
    expect(nextService({ ...facts, stated }, '2025-04-09', today)).toMatchObject({
      n: 2,
      on: today,
      by: 'km',
      reading: stated[0],
    });
    // On the very day of the signature, too: no way was driven that could be gone on with.
    const fresh = { ...facts, km: 44_000, car_registration_date: null, maintenance: facts.maintenance.slice(1) };
    const same = { on: '2026-11-20', km: 45_000 };
    expect(nextService({ ...fresh, stated: [same] }, '2026-11-20', today)).toMatchObject({ on: today, by: 'km' });
  });

  it('forgets what the customer told once a service has fewer kilometres', () => {
    const stated = [{ on: '2026-02-01', km: 312_000 }];
    expect(nextService({ ...facts, stated }, '2025-04-09', today)).toEqual(nextService(facts, '2025-04-09', today));
  });

  it('is foreseen from a month at least, not from a journey of some days', () => {
    const stated = [{ on: '2026-03-20', km: 32_000 }];
    const [next, before] = [{ ...facts, stated }, facts].map((each) => nextService(each, '2025-04-09', today));
    expect(next).toMatchObject({ by: 'km', reading: stated[0] });
    expect(Math.abs(Date.parse(next?.on ?? '') - Date.parse(before?.on ?? ''))).toBeLessThan(60 * 86_400_000);
  });

  it('is none when all are done', () => {
    expect(nextService({ ...facts, maintenance: facts.maintenance.slice(0, 1) }, '2025-04-09', today)).toBeNull();
  });

  it('never falls after the agreed day, and is not foreseen for the past', () => {
    const km = fc.integer({ min: 0, max: 200_000 });
    fc.assert(
      fc.property(km, km, (atSignature, dueKm) => {
        const maintenance = [{ n: 1, due_on: '2027-04-09', due_km: dueKm, done_on: null, km: null }];
        const next = nextService({ ...facts, maintenance, km: atSignature }, '2025-04-09', today);
        expect(next && next.on <= '2027-04-09' && next.on >= today).toBe(true);
      }),
    );
  });
});
