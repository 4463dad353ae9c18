import { PROVINCES, zipFitsProvince } from 'shared-api/domain';
import { comuni } from './comuni';
import { allComuni } from './comuni-by-zip';
import { checkPlace, locate } from './places.service';

describe('an address whose parts fit', () => {
  test.each([
    ['Milano', 'MI', '20144'],
    ['reggio emilia', 'RE', '42121'],
    ['L’Aquila', 'AQ', '67100'],
    ["Cava de' Tirreni", 'SA', '84013'],
    ['CANICATTI', 'AG', '92024'],
    ['Forli', 'FC', '47121'],
    ['Briatico', 'VV', '89817'],
  ])('%s (%s) %s has no warning', (city, province, zip_code) => {
    expect(checkPlace({ city, province, zip_code })).toEqual([]);
  });
});

test('a postal code of another town is said under the postal code', () => {
  expect(checkPlace({ city: 'Monza', province: 'MB', zip_code: '20100' })).toEqual([
    { code: 'zip_city', field: 'zip_code', message: 'Il CAP di Monza è 20900: controlla quello che hai scritto.' },
  ]);
  expect(checkPlace({ city: 'Torino', province: 'TO', zip_code: '10100' })[0]?.message).toBe(
    'I CAP di Torino vanno da 10121 a 10156: controlla quello che hai scritto.',
  );
});

test.each([
  ['Courmayeur', 'Aosta'],
  ['Cortina d’Ampezzo', 'Belluno'],
  ['Amalfi', 'Salerno'],
])('%s, of which no coordinates are known, lies about where the next known postal code does', (name, town) => {
  const [near, seat] = [locate(name), locate(town)];
  if (near === null || seat === null) throw new Error('Not found');
  expect(Math.abs(near.lat - seat.lat)).toBeLessThan(0.6);
  expect(Math.abs(near.lng - seat.lng)).toBeLessThan(0.6);
});

test('every comune of the list has a known province and postal codes of five digits', () => {
  const provinces = new Set(PROVINCES.map(({ code }) => code));
  expect(allComuni().length).toBeGreaterThan(7_800);
  expect(allComuni().filter(({ province }) => !provinces.has(province))).toEqual([]);
  expect(allComuni().filter(({ zips }) => !zips.every((zip) => /^\d{5}$/.test(zip)))).toEqual([]);
});

test('a town of another province is said under the province', () => {
  expect(checkPlace({ city: 'Monza', province: 'MI', zip_code: '20900' })).toEqual([
    {
      code: 'city_province',
      field: 'province',
      message: 'Monza è in provincia di Monza e Brianza: controlla comune e provincia.',
    },
  ]);
});

test('a small comune is checked by its province', () => {
  expect(checkPlace({ city: 'Briatico', province: 'VV', zip_code: '20144' })).toEqual([
    {
      code: 'zip_province',
      field: 'zip_code',
      message: 'Il CAP 20144 non sembra della provincia di Vibo Valentia: controlla CAP e provincia.',
    },
  ]);
});

test('a comune and a postal code lead to the same place', () => {
  expect(locate('Bergamo')).toEqual({ lat: 45.7, lng: 9.67 });
  expect(locate(' 24122 ')).toEqual(locate('Bergamo'));
});

test('a postal code that is not in the table leads to the nearest one of its zone', () => {
  expect(locate('24040')).not.toBeNull();
  expect(locate('89817')).toEqual(locate('Pizzo'));
});

test.each(['', 'Gotham', '9999', 'CAP 20144'])('"%s" is nowhere', (text) => {
  expect(locate(text)).toBeNull();
});

describe('the table', () => {
  test('has the seat of every province', () => {
    const known = new Set(comuni.map(({ province }) => province));
    expect(PROVINCES.filter(({ code }) => !known.has(code))).toEqual([]);
  });

  test('has each comune once, in Italy, with postal codes of its province', () => {
    expect(new Set(comuni.map(({ name }) => name)).size).toBe(comuni.length);
    for (const { name, province, zipFrom, zipTo, lat, lng } of comuni) {
      expect([name, zipFitsProvince(zipFrom, province), zipFrom <= zipTo]).toEqual([name, true, true]);
      expect([name, lat > 35.4 && lat < 47.1 && lng > 6.6 && lng < 18.6]).toEqual([name, true]);
    }
  });
});
