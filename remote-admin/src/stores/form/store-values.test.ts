import { storeWith } from 'shared-staff/testing';
import { degreesOf, storeChanges, storeValues } from './store-values';

const names = ['name', 'email', 'lat', 'opening_hours', 'payments_methods'] as const;

test('a dealer that was only looked at changes nothing', () => {
  const values = storeValues(storeWith({ lat: 45.0312, lng: 7.6604, email: 'lingotto@posta.it' }));
  expect(storeChanges(values, values, names)).toEqual({});
});

test('only what differs is sent, of the part that is saved', () => {
  const base = storeValues(storeWith({ email: 'lingotto@posta.it', lat: 45.0312 }));
  const values = {
    ...base,
    name: ' Lingotto Nuovo ',
    email: ' ',
    lat: '45,5',
    phone: '011 555',
    opening_hours: { tue: [], mon: [{ from: '08:30', to: '12:30' }] },
  };
  expect(storeChanges(values, base, names)).toEqual({
    name: 'Lingotto Nuovo',
    email: null,
    lat: 45.5,
    opening_hours: { mon: [{ from: '08:30', to: '12:30' }] },
  });
});

test('the order of ticks is no change', () => {
  const base = storeValues(storeWith({ payments_methods: ['bonifico', 'concessionaria'] }));
  expect(storeChanges({ ...base, payments_methods: ['concessionaria', 'bonifico'] }, base, names)).toEqual({});
});

test('a picture that is taken away is sent as none, the one that was there not at all', () => {
  const picture = { image: '/a.webp', thumbnail: '/a-small.webp' };
  const base = storeValues(storeWith({ thumbnail: picture }));
  expect(storeChanges(base, base, ['thumbnail'])).toEqual({});
  expect(storeChanges({ ...base, thumbnail: { picture: null, id: null } }, base, ['thumbnail'])).toEqual({
    thumbnail: null,
  });
});

test.each([
  ['45,4937', 45.4937],
  ['-7.5', -7.5],
  ['  ', null],
  ['nord', 'nord'],
])('%j are degrees: %j', (text, value) => {
  expect(degreesOf(text)).toBe(value);
});
