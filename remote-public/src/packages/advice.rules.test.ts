import type { OfferedPackage } from 'shared-api/entities';
import { offer } from '../common/testing/examples';
import { adviceFor } from './advice.rules';

const pack = (title: string, changes: Partial<OfferedPackage>): OfferedPackage => ({
  ...offer,
  id: title,
  title,
  eligible: true,
  included: ['Filtri e liquidi'],
  mantenance_number: 2,
  mantenance_duration: 24,
  mantenance_km: 40_000,
  total: '480.00',
  ...changes,
});
const services = pack('Tagliandi 24', {});
const faults = pack('Garanzia 24', { included: ['Motore e cambio'], mantenance_number: 0, total: '240.00' });
const whole = pack('Completo 24', { included: ['Motore e cambio', 'Filtri e liquidi'], total: '960.00' });
const all = [services, faults, whole];

/** A car of so many years on 20 November 2026 that goes 15,000 km in each. */
const aged = (years: number) => ({ km: years * 15_000, car_registration_date: `${2026 - years}-11-20` });
const titleFor = (packages: readonly OfferedPackage[], car: ReturnType<typeof aged>) =>
  adviceFor(packages, car, '2026-11-20')?.pack.title;

test('a car within its first two years needs services, an older one repairs too', () => {
  expect(titleFor(all, aged(1))).toBe('Tagliandi 24');
  expect(titleFor(all, aged(5))).toBe('Completo 24');
});

test('what ends before the car has gone that far is not advised, however cheap', () => {
  const short = pack('Corto 24', { included: ['Motore e cambio'], mantenance_km: 20_000, total: '100.00' });
  expect(titleFor([...all, short], aged(5))).toBe('Completo 24');
  expect(titleFor([short, { ...short, id: 'other' }], aged(5))).toBeUndefined();
});

test('the cheapest by the month is advised, not the one with the lowest price', () => {
  const longer = pack('Completo 48', {
    ...whole,
    title: 'Completo 48',
    mantenance_duration: 48,
    mantenance_km: 80_000,
    total: '1440.00',
  });
  expect(titleFor([...all, longer], aged(5))).toBe('Completo 48');
});

test('a car may not have what is advised: packages that do not fit are passed over', () => {
  expect(titleFor([services, faults, { ...whole, eligible: false }], aged(5))).toBe('Garanzia 24');
});

test('the advice tells the kilometres that it rests on', () => {
  expect(adviceFor(all, aged(4), '2026-11-20')).toMatchObject({
    ...{ yearlyKm: 15_000, isAssumed: false, expectedKm: 30_000, isOlder: true, among: 'whole' },
  });
  const new_ = { km: 40, car_registration_date: '2026-11-01' };
  expect(adviceFor(all, new_, '2026-11-20')).toMatchObject({
    ...{ yearlyKm: 12_000, isAssumed: true, expectedKm: 24_000, isOlder: false, among: 'services' },
  });
});

test('a cheaper package that was passed over is never among those that the advice compares with', () => {
  expect(adviceFor(all, aged(5), '2026-11-20')).toMatchObject({ among: 'whole', pack: { title: 'Completo 24' } });
  const unfit = [services, faults, { ...whole, eligible: false }];
  expect(adviceFor(unfit, aged(5), '2026-11-20')).toMatchObject({ among: 'lasting', pack: { title: 'Garanzia 24' } });
});

test('where there is nothing to choose there is no advice', () => {
  expect(adviceFor([services], aged(1), '2026-11-20')).toBeNull();
});

test('nothing is advised on data that cannot be: a car that hardly moved in its years, or of tomorrow', () => {
  expect(titleFor(all, { km: 18_420, car_registration_date: '1960-03-18' })).toBeUndefined();
  expect(titleFor(all, { km: 10, car_registration_date: '2026-12-20' })).toBeUndefined();
  expect(titleFor(all, { km: 10, car_registration_date: '2026-11-10' })).toBe('Tagliandi 24');
});
