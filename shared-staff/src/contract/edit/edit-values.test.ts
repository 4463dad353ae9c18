import { staffContractWith } from '../../common/testing/staff-contract';
import { changedFields, changesToSend, valuesOf } from './edit-values';

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
