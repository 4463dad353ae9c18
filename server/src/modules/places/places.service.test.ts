import { PROVINCES } from 'shared-api/domain';
import { allComuni } from './comuni';
import { locate, locateAbbreviated } from './places.service';

test.each([
  ['Courmayeur', 45.8, 6.97],
  ['Cortina d’Ampezzo', 46.54, 12.14],
  ['Amalfi', 40.63, 14.6],
])('%s lies where it lies, by its name and by its postal code', (name, lat, lng) => {
  const found = locate(name);
  expect(found?.lat).toBeCloseTo(lat, 1);
  expect(found?.lng).toBeCloseTo(lng, 1);
});

test('a comune and a postal code lead to the same place', () => {
  expect(locate('Bergamo')).toEqual({ lat: 45.7, lng: 9.67 });
  expect(locate(' 24122 ')).toEqual(locate('Bergamo'));
});

test('a postal code that nobody has leads to the nearest one of its zone', () => {
  expect(locate('20100')).toEqual(locate('Sesto San Giovanni'));
});

test.each(['', 'Gotham', '9999', 'CAP 20144'])('"%s" is nowhere', (text) => {
  expect(locate(text)).toBeNull();
});

test('a comune that is written short is found where it is one, and no other text is', () => {
  expect(locateAbbreviated('Courm')).toEqual(locate('Courmayeur'));
  for (const text of ['Gotham', 'constructor']) expect(locateAbbreviated(text)).toBeNull();
});

describe('the list', () => {
  test('has the comuni of every province', () => {
    const known = new Set(allComuni().map(({ province }) => province));
    expect(allComuni().length).toBeGreaterThan(7_800);
    expect(PROVINCES.filter(({ code }) => !known.has(code))).toEqual([]);
  });

  test('has each in Italy, with postal codes of five digits', () => {
    const inItaly = (lat: number, lng: number) => lat > 35.4 && lat < 47.1 && lng > 6.6 && lng < 18.6;
    expect(allComuni().filter(({ lat, lng }) => !inItaly(lat, lng))).toEqual([]);
    expect(allComuni().filter(({ zips }) => !zips.every((zip) => /^\d{5}$/.test(zip)))).toEqual([]);
  });
});
