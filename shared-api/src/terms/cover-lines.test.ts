import fc from 'fast-check';
import { contradictingLine, coverItems, coverLine, readCoverLine } from './cover-lines';

const measured = new Set(['services', 'replacement_car']);
const fact = fc
  .record({ item: fc.constantFrom(...coverItems), measure: fc.option(fc.integer({ min: 1, max: 365 })) })
  .map(({ item, measure }) => ({ item, measure: measured.has(item) ? measure : null }));

test('a known cover is read back from its line, whatever the case and the white space', () => {
  fc.assert(
    fc.property(fact, fc.boolean(), (known, shouted) => {
      const line = coverLine(known);
      expect(readCoverLine(shouted ? `  ${line.toUpperCase()} ` : line)).toEqual(known);
    }),
  );
});

test.each([
  ['Tre tagliandi con ricambi e manodopera', { item: 'services', measure: 3 }],
  ['1 tagliando', { item: 'services', measure: 1 }],
  ['Auto sostitutiva', { item: 'replacement_car', measure: null }],
  ['Auto sostitutiva fino a 7 giorni', { item: 'replacement_car', measure: 7 }],
])('%s is known', (line, known) => {
  expect(readCoverLine(line)).toEqual(known);
});

test.each(['Auto sostitutiva se il guasto dura due giorni', 'Soccorso stradale', 'Motore', 'Tagliandi senza limiti'])(
  '%s is only what its words say',
  (line) => {
    expect(readCoverLine(line)).toBeNull();
  },
);

const pack = { included: ['3 tagliandi con ricambi e manodopera', 'Motore e cambio'], excluded: ['Pneumatici'] };

test('a package whose lines agree contradicts nothing', () => {
  expect(contradictingLine({ ...pack, mantenance_number: 3 })).toBeNull();
});

test.each([
  ['another number of services', { ...pack, mantenance_number: 2 }, '3 tagliandi con ricambi e manodopera'],
  ['what is excluded too', { ...pack, excluded: ['MOTORE E CAMBIO'], mantenance_number: 3 }, 'Motore e cambio'],
  [
    'two measures of one cover',
    { included: ['Auto sostitutiva', 'Auto sostitutiva fino a 3 giorni'], excluded: [], mantenance_number: 0 },
    'Auto sostitutiva fino a 3 giorni',
  ],
])('%s is a contradiction', (_, lines, line) => {
  expect(contradictingLine(lines)).toBe(line);
});
