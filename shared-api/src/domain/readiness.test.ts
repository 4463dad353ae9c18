import { usableMethods } from './payment-methods';
import { isOnLine, missingOf, packageReadiness, storeReadiness } from './readiness';

const store = {
  payments_methods: ['concessionaria', 'bonifico'],
  iban: 'IT60X0542811101000000123456',
  opening_hours: { mon: [{}], sun: [] },
  lat: 45.4925,
  lng: 9.2462,
  managers: [{}],
} as const;

const care = {
  price: '100.00',
  total: '122.00',
  discount_amount: null,
  discount_type: null,
  included: ['Due tagliandi'],
  excluded: ['Pneumatici'],
  mantenance_number: 2,
  models: [],
  max_age_months: null,
  max_km: null,
  visible_at: null,
  expire_at: null,
} as const;

test('a dealer and a package that have everything lack nothing', () => {
  expect(missingOf(storeReadiness(store))).toEqual([]);
  expect(missingOf(packageReadiness(care, 1_000))).toEqual([]);
});

test.each([
  [{ payments_methods: [] }, ['payment']],
  [{ payments_methods: ['bonifico'] as const, iban: null }, ['payment', 'iban']],
  [{ iban: 'IT60X0542811101000000123457' }, ['iban']],
  [{ payments_methods: ['carta'] as const, iban: null }, []],
  [{ opening_hours: { sun: [] } }, ['hours']],
  [{ managers: [] }, ['manager']],
  [{ lat: null, lng: null }, ['point']],
  [{ lat: 9.2462, lng: 45.4925 }, ['point']],
])('a dealer with %j lacks %j', (change, names) => {
  expect(missingOf(storeReadiness({ ...store, ...change })).map(({ name }) => name)).toEqual(names);
});

test.each([
  [{ total: '9.99' }, ['total']],
  [{ discount_amount: '100.01', discount_type: 'fixed' as const }, ['discount']],
  [{ discount_amount: '100.00', discount_type: 'percentage' as const }, []],
  [{ included: [] }, ['lines']],
  [{ included: [' '] }, ['lines']],
  [{ mantenance_number: 3 }, ['agreement']],
  [{ excluded: ['due tagliandi'] }, ['agreement']],
  [{ models: [''] }, ['eligibility']],
  [{ max_km: 0 }, ['eligibility']],
  [{ max_age_months: 0 }, ['eligibility']],
  [{ visible_at: '2026-05-01T00:00:00Z', expire_at: '2026-05-01T00:00:00Z' }, ['window']],
])('a package with %j lacks %j', (change, names) => {
  expect(missingOf(packageReadiness({ ...care, ...change }, 1_000)).map(({ name }) => name)).toEqual(names);
});

test('a transfer without an IBAN cannot be used, and on line means all three switches', () => {
  expect(usableMethods(['bonifico', 'carta'], null, true)).toEqual(['carta']);
  expect(isOnLine({ active: true, online_enabled: true, visible: false })).toBe(false);
});
