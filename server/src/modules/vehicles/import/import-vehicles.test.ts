import { fixedClock } from '../../../platform/clock';
import type { Database } from '../../../platform/db';
import { testDatabase } from '../../../platform/testing/test-database';
import { createVehicleRegistry } from '../registry/vehicles.repository';
import { importVehicles } from './import-vehicles';

const clock = fixedClock(new Date('2026-11-21T10:00:00Z'));
let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

function importText(text: string) {
  const registry = createVehicleRegistry(db, clock);
  return importVehicles(new TextEncoder().encode(text), 'flotta.csv', { registry, clock });
}

test('good lines reach the registry, and each refused one is reported with its reason', async () => {
  const report = await importText('vin;km;colore\nZFA31200000123456;18.420;blu\nZFAI1200000123456;tanti;blu\n');
  expect(report).toEqual({
    imported: 1,
    refused: 1,
    lines: [
      'Colonne non previste, lasciate fuori: colore',
      'Riga 3, car_vin: In posizione 4 c’è una I. I telai non la usano mai: quasi sempre è un 1.',
      'Riga 3, km: I chilometri sono un numero intero fino a 2.000.000.',
      'Importato un veicolo, una riga rifiutata.',
    ],
  });
  await expect(createVehicleRegistry(db, clock).findByVin('ZFA31200000123456')).resolves.toMatchObject({ km: 18_420 });
});

test('what a file has no column for stays as it was known; an empty cell takes it away', async () => {
  const vin = 'ZFA31200000123470';
  const known = () => createVehicleRegistry(db, clock).findByVin(vin);
  await importText(`vin;modello;targa;km;data chilometri\n${vin};Fiat Panda;GA123BC;18.000;01/09/2026\n`);

  await importText(`vin;targa\n${vin};\n`);
  await expect(known()).resolves.toMatchObject({
    model: 'Fiat Panda',
    plate: null,
    km: 18_000,
    mileageDate: '2026-09-01',
  });

  // Of other kilometres nobody knows when they were read.
  await importText(`vin;km\n${vin};21.500\n`);
  await expect(known()).resolves.toMatchObject({ model: 'Fiat Panda', km: 21_500, mileageDate: null });
});

test('a file without a VIN column changes nothing and says why', async () => {
  await expect(importText('targa;km\nGA123BC;1')).resolves.toEqual({
    imported: 0,
    refused: 0,
    lines: ['Fra le intestazioni manca la colonna car_vin (o vin, o telaio): nessun veicolo importato.'],
  });
});

test('a file whose quotes never close changes nothing and names the line', async () => {
  const report = await importText(
    'vin;modello\nZFA31200000123459;Panda\nZFA31200000123460;"Panda\nZFA31200000123461;Tipo\n',
  );
  expect(report).toEqual({
    imported: 0,
    refused: 0,
    lines: ['Le virgolette aperte alla riga 3 non si chiudono: nessun veicolo importato.'],
  });
  await expect(createVehicleRegistry(db, clock).findByVin('ZFA31200000123459')).resolves.toBeNull();
});
