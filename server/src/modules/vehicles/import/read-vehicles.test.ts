import fc from 'fast-check';
import { readVehicles } from './read-vehicles';

const TODAY = '2026-11-21';
const HEADER = 'car_vin;car_plate;car_model;car_fuel;car_model_year;car_registration_date;km;car_mileage_date';

function read(...lines: string[]) {
  return readVehicles(new TextEncoder().encode(lines.join('\r\n')), TODAY);
}

/** Line, column and the beginning of the reason of every refusal. */
function refusals(...lines: string[]) {
  return read(HEADER, ...lines).refused.map(({ line, column, reason }) => [line, column, reason.split(/[,:.]/)[0]]);
}

test('a line becomes a vehicle, whichever way days and kilometres are written', () => {
  const line = 'zfa312000-00123456;ga 123 bc;Fiat Panda;Ibrida;2022;9/5/2022;41.200;2026-09-30';
  expect(read(HEADER, line)).toEqual({
    openQuotes: null,
    hasVinColumn: true,
    ignoredColumns: [],
    fields: [
      ...['car_plate', 'car_model', 'car_model_year', 'car_fuel', 'car_registration_date'],
      ...['km', 'car_mileage_date'],
    ],
    refused: [],
    vehicles: [
      {
        vin: 'ZFA31200000123456',
        plate: 'GA123BC',
        model: 'Fiat Panda',
        version: null,
        modelYear: 2022,
        fuel: 'ibrida',
        materialCode: null,
        registrationDate: '2022-05-09',
        km: 41_200,
        mileageDate: '2026-09-30',
      },
    ],
  });
});

test('the error of a spreadsheet’s formula is no model', () => {
  expect(refusals('ZFA31200000123456;;#N/D;;;;;')).toEqual([
    [2, 'car_model', 'La cella contiene l’errore di una formula'],
  ]);
});

test('commas, quotes, a mark, Italian headings and unknown columns are taken', () => {
  const file = read('\ufeffTelaio,Modello,Colore', 'ZFA31200000123456,"Panda, ""Cross""",rosso', ',,');
  expect(file.vehicles).toMatchObject([{ vin: 'ZFA31200000123456', model: 'Panda, "Cross"' }]);
  expect(file.ignoredColumns).toEqual(['Colore']);
});

test('a first line that tells the separator is no heading; lines are counted as the file has them', () => {
  const file = read('\ufeffsep=,', 'telaio,modello', 'ZFA31200000123456,Panda', 'ZFA3120000012345,Panda');
  expect(file.vehicles).toMatchObject([{ vin: 'ZFA31200000123456', model: 'Panda' }]);
  expect(file.refused).toMatchObject([{ line: 4, column: 'car_vin' }]);
});

test('a file saved by an old spreadsheet keeps its accents', () => {
  const bytes = Uint8Array.from(Buffer.from('vin;modello\nTMBEP6NW3N3123456;Citro\xebn l\x92ami \x80\n', 'latin1'));
  expect(readVehicles(bytes, TODAY).vehicles).toMatchObject([{ model: 'Citroën l’ami €' }]);
});

test('every wrong cell of a line is named', () => {
  expect(refusals('ZFAI1200000123456;T;Panda;carbone;1979;31/02/2022;2.000.001;2026-11-22')).toEqual([
    [2, 'car_vin', 'In posizione 4 c’è una I'],
    [2, 'car_plate', 'La targa ha da 2 a 10 caratteri'],
    [2, 'car_model_year', 'L’anno modello ha quattro cifre e va dal 1980 al 2027'],
    [2, 'car_fuel', 'L’alimentazione è una di queste'],
    [2, 'car_registration_date', 'La data non esiste'],
    [2, 'km', 'I chilometri sono un numero intero fino a 2'],
    [2, 'car_mileage_date', 'La data è nel futuro'],
  ]);
});

test('kilometres read before the registration, a second line for a VIN and surplus cells are refused', () => {
  expect(
    refusals(
      'ZFA31200000123456;;;;;2022-05-09;10;2022-05-08',
      'ZFA31200000123457;;;;;;;',
      '',
      'ZFA31200000123457;;;;;;;',
      'ZFA31200000123458;;;;;;;;surplus',
      'ZFA3120000012345;;;;;;;',
    ),
  ).toEqual([
    [2, 'car_mileage_date', 'La data dei chilometri viene prima dell’immatricolazione'],
    [5, 'car_vin', 'Lo stesso telaio è già alla riga 3'],
    [6, null, 'Ci sono più valori che colonne'],
    [7, 'car_vin', 'Il telaio ha 17 caratteri'],
  ]);
});

test('quotes in the middle of a cell refuse their line alone', () => {
  const file = read(HEADER, 'ZFA31200000123456;;Panda 4"x4;;;;;', 'ZFA31200000123457;;Panda;;;;;');
  expect(file.vehicles).toMatchObject([{ vin: 'ZFA31200000123457' }]);
  expect(file.refused).toMatchObject([
    { line: 2, column: null, reason: 'Le virgolette sono sbagliate, la riga non si può leggere.' },
  ]);
});

test.each([
  ['in the line after a good one', 3, ['ZFA31200000123456;;Panda;;;;;', 'ZFA31200000123457;;"Panda;;;;;']],
  ['below empty lines', 4, ['', ';;;;;;;', 'ZFA31200000123457;;"Panda;;;;;']],
  ['below a cell of two lines', 4, ['ZFA31200000123456;;"Panda\nCross";;;;;', 'ZFA31200000123457;;"Panda;;;;;']],
  ['after quotes that are wrong', 2, ['ZFA31200000123456;;"Panda"x;;;;;']],
])('quotes that never close, %s, refuse the whole file and name their line', (_what, line, lines) => {
  const below = 'ZFA31200000123458;;Panda;;;;;';
  expect(read(HEADER, ...lines, below, below)).toMatchObject({ openQuotes: line, vehicles: [], refused: [] });
});

test.each([
  ['no VIN column', 'modello;targa\nPanda;GA123BC'],
  ['nothing at all', ''],
])('a file with %s is refused', (_what, text) => {
  expect(readVehicles(new TextEncoder().encode(text), TODAY)).toMatchObject({ hasVinColumn: false, vehicles: [] });
});

test('whatever a file holds, each data line is imported or refused, never both', () => {
  const cell = fc.string({ unit: fc.constantFrom(...'AZ19/.- àê'), maxLength: 18 });
  const line = fc.array(cell, { minLength: 8, maxLength: 8 }).map((cells) => cells.join(';'));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      const { vehicles, refused } = read(HEADER, ...lines);
      const filled = lines.filter((text) => /[^;\s]/.test(text));
      expect(vehicles.length + new Set(refused.map((refusal) => refusal.line)).size).toBe(filled.length);
    }),
  );
});
