import { staffContractWith } from '../../common/testing/staff-contract';
import { changedFields, changesToSend, freezesAnew, valuesOf } from './edit-values';

const base = valuesOf(staffContractWith({ address_info: null }));

test('a form that nobody touched sends nothing', () => {
  expect(changesToSend(valuesOf(staffContractWith()), base)).toEqual({});
});

test('only what differs is sent, numbers as numbers', () => {
  const values = { ...base, km: '19.250', city: 'Moncalieri' };

  expect(changesToSend(values, base)).toEqual({ km: 19_250, city: 'Moncalieri' });
});

test('how a number is spaced is no change', () => {
  expect(changedFields({ ...base, km: '18420', phone: '347.555.0142' }, base)).toEqual([]);
});

test('a blank after a name is no change', () => {
  expect(changedFields({ ...base, lastname: `${base.lastname} ` }, base)).toEqual([]);
});

test('what is no number goes as typed, for the schema to refuse', () => {
  expect(changesToSend({ ...base, km: 'tanti' }, base)).toEqual({ km: 'tanti' });
});

test('the confirmation of a short number goes only with the number', () => {
  expect(changesToSend({ ...base, phone_confirmed: true }, base)).toEqual({});
  expect(changesToSend({ ...base, phone: '333 1234567', phone_confirmed: true }, base)).toEqual({
    phone: '+393331234567',
    phone_confirmed: true,
  });
});

test('another car, package or dealer freezes the offer anew, a car that is told in full does not', () => {
  const untold = valuesOf(staffContractWith({ km: null }));

  expect(freezesAnew({ ...base, km: '19.250' }, base)).toBe(true);
  expect(freezesAnew({ ...base, store_uid: '7c1b0d0e-2f4a-4f5e-8f53-7d7f3f1a2b3c' }, base)).toBe(true);
  expect(freezesAnew({ ...untold, km: '19.250' }, untold)).toBe(false);
  expect(freezesAnew({ ...base, city: 'Moncalieri', car_plate: 'GT109RZ' }, base)).toBe(false);
});
