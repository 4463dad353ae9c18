import fc from 'fast-check';
import { originOf } from './countries';

test.each([
  ['ZFA', 'Italia', 'Europa'],
  ['WVW', 'Germania', 'Europa'],
  ['VF3', 'Francia', 'Europa'],
  ['VXK', 'Francia', 'Europa'],
  ['VSS', 'Spagna', 'Europa'],
  ['TMB', 'Repubblica Ceca', 'Europa'],
  ['TW1', 'Portogallo', 'Europa'],
  ['UU1', 'Romania', 'Europa'],
  ['U5Y', 'Slovacchia', 'Europa'],
  ['XLR', 'Paesi Bassi', 'Europa'],
  ['SAL', 'Regno Unito', 'Europa'],
  ['JTD', 'Giappone', 'Asia'],
  ['KNA', 'Corea del Sud', 'Asia'],
  ['LSJ', 'Cina', 'Asia'],
  ['NM4', 'Turchia', 'Asia'],
  ['7SA', 'Stati Uniti', 'America settentrionale'],
  ['7AT', 'Nuova Zelanda', 'Oceania'],
  ['9BD', 'Brasile', 'America meridionale'],
])('%s comes from %s, %s', (wmi, country, region) => {
  expect(originOf(`${wmi}31200000123456`)).toEqual({ country, region });
});

test('a pair that nobody was given has a region at most', () => {
  expect(originOf('S9A')).toEqual({ country: null, region: 'Europa' });
  expect(originOf('0AA')).toEqual({ country: null, region: null });
});

test('a country never comes without its region', () => {
  const character = fc.constantFrom(...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789');
  fc.assert(
    fc.property(character, character, (first, second) => {
      const { country, region } = originOf(first + second);
      expect(country === null || region !== null).toBe(true);
    }),
  );
});
