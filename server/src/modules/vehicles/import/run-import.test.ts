import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, FolderInUseError } from '../../../platform/db';
import { testDatabase } from '../../../platform/testing/test-database';
import { vehicles } from '../tables/vehicle.table';
import { runImport } from './run-import';

let folder: string;
let db: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carcare-import-'));
  db = await testDatabase();
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});
const opened = async () => db;

async function run(content: string | null, openDatabase = opened) {
  const path = join(folder, content === null ? 'missing.csv' : 'veicoli.csv');
  if (content !== null) await writeFile(path, content);
  const lines: string[] = [];
  const code = await runImport({ path, openDatabase, write: (line) => lines.push(line) });
  return { code, lines };
}

test('a clean file is imported under its name', async () => {
  await expect(run('vin\nZFA31200000123456\n')).resolves.toEqual({
    code: 0,
    lines: ['Importato un veicolo, nessuna riga rifiutata.'],
  });
  await expect(db.read.select().from(vehicles)).resolves.toMatchObject([{ source: 'veicoli.csv' }]);
});

test('a refused line makes the command fail, after the good ones are in', async () => {
  const { code, lines } = await run('vin\nZFA31200000123456\nZFA312\n');
  expect(code).toBe(1);
  expect(lines).toEqual([
    'Riga 3, car_vin: Il telaio ha 17 caratteri, qui sono 6.',
    'Importato un veicolo, una riga rifiutata.',
  ]);
});

test('a missing file and a running server are one sentence each', async () => {
  const missing = await run(null);
  expect(missing).toMatchObject({ code: 1, lines: [expect.stringContaining('missing.csv non si può leggere')] });
  const busy = await run('vin\n', () => Promise.reject(new FolderInUseError('data', 1)));
  expect(busy).toEqual({
    code: 1,
    lines: ['Il server è in funzione sulla stessa cartella di dati: fermalo e ripeti il comando.'],
  });
});

test('without a file it says how it is called', async () => {
  const lines: string[] = [];
  await expect(runImport({ path: undefined, openDatabase: opened, write: (line) => lines.push(line) })).resolves.toBe(
    1,
  );
  expect(lines).toEqual([
    expect.stringMatching(/^Indica il file CSV da importare: npm run vehicles:import -- veicoli\.csv\..*telaio, targa/),
  ]);
});
