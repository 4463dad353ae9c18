import { PROVINCES } from 'shared-api/domain';
import { allComuni } from './comuni';
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
  ['Courmayeur', 45.8, 6.97],
  ['Cortina d’Ampezzo', 46.54, 12.14],
  ['Amalfi', 40.63, 14.6],
])('%s lies where it lies, by its name and by its postal code', (name, lat, lng) => {
  const found = locate(name);
  expect(found?.lat).toBeCloseTo(lat, 1);
  expect(found?.lng).toBeCloseTo(lng, 1);
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

test('a small comune is checked, too', () => {
  expect(checkPlace({ city: 'Briatico', province: 'VV', zip_code: '20144' })).toEqual([
    {
      code: 'zip_city',
      field: 'zip_code',
      message: 'Il CAP di Briatico è 89817: controlla quello che hai scritto.',
    },
  ]);
});

test('a name that no list has is checked by its province', () => {
  expect(checkPlace({ city: 'Borgo Nuovo Vecchio', province: 'VV', zip_code: '20144' })).toEqual([
    {
      code: 'zip_province',
      field: 'zip_code',
      message: 'Il CAP 20144 non sembra della provincia di Vibo Valentia: controlla CAP e provincia.',
    },
  ]);
});

test('of two comuni with one name the one of the province is meant', () => {
  expect(checkPlace({ city: 'Castro', province: 'LE', zip_code: '73030' })).toEqual([]);
  expect(checkPlace({ city: 'Castro', province: 'BG', zip_code: '24063' })).toEqual([]);
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
