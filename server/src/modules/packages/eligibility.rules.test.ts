import fc from 'fast-check';
import { carFuels } from 'shared-api/domain';
import { monthsBetween, obstacles } from './eligibility.rules';

const anyCar = { models: [], fuels: [], max_age_months: null, max_km: null };
const today = '2026-11-21';

describe('which car may have a package', () => {
  it('tells each obstacle with the figures that a person reads', () => {
    const rules = { models: ['Jeep'], fuels: ['elettrica' as const], max_age_months: 12, max_km: 150_000 };
    const car = { model: 'Fiat Panda', fuel: 'benzina' as const, km: 187_000, registeredOn: '2025-03-18' };
    expect(obstacles(rules, car, today)).toEqual([
      { kind: 'fuel', fuel: 'benzina', allowed: ['elettrica'] },
      { kind: 'km', km: 187_000, max: 150_000 },
      { kind: 'age', months: 20, max: 12 },
      { kind: 'model', model: 'Fiat Panda' },
    ]);
  });

  it('lets any car have a package without rules', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...carFuels),
        fc.nat(2_000_000),
        (fuel, km) => obstacles(anyCar, { fuel, km, model: 'X' }, today).length === 0,
      ),
    );
  });

  it('never excludes a car for what is not known of it', () => {
    const strict = { models: ['Jeep'], fuels: ['diesel' as const], max_age_months: 0, max_km: 0 };
    expect(obstacles(strict, {}, today)).toEqual([]);
  });

  it.each([
    ['Fiat Panda', { model: 'Fiat Panda', version: 'Cross' }, true],
    ['fiat panda cross', { model: 'Fiat Panda', version: 'Cross' }, true],
    ['Panda', { model: 'Fiat Panda' }, true],
    ['Fiat', { model: 'Fiat Panda' }, true],
    ['anda', { model: 'Fiat Panda' }, false],
    ['Fiat Punto', { model: 'Fiat Panda' }, false],
    ['Fiat 500', { model: 'Fiat 500', version: '1.0 Hybrid' }, true],
    ['Fiat 500', { model: 'Fiat 500 (312)' }, true],
    ['Fiat 500', { model: 'Fiat 500X' }, false],
    ['500', { model: 'Fiat 500L', version: '500' }, false],
    ['Mercedes', { model: 'Mercedes-Benz A 180' }, true],
  ])('knows by %s a car called %j: %s', (rule, car, fits) => {
    expect(obstacles({ ...anyCar, models: [rule] }, car, today)).toHaveLength(fits ? 0 : 1);
  });

  it('takes the limit itself as allowed', () => {
    expect(obstacles({ ...anyCar, max_km: 100 }, { km: 100 }, today)).toEqual([]);
    expect(obstacles({ ...anyCar, max_age_months: 20 }, { registeredOn: '2025-03-18' }, today)).toEqual([]);
  });
});

describe('monthsBetween', () => {
  it('counts whole months only', () => {
    expect(monthsBetween('2025-03-18', '2026-03-17')).toBe(11);
    expect(monthsBetween('2025-03-18', '2026-03-18')).toBe(12);
    expect(monthsBetween('2026-03-18', '2025-03-18')).toBe(0);
  });
});
