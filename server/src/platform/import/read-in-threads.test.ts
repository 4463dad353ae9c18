import { fileURLToPath } from 'node:url';
import { Refusal } from '../errors';
import { type BuiltWorker, builtWorker } from '../testing';
import { createWorkerPool, type Workers } from '../workers';
import { readTable } from './read-table';
import { workbook, workbookOf } from './testing/workbook';

/** The product's own worker, in a thread; the other tests read in the process itself. */
let built: BuiltWorker;
let workers: Workers;
const log = { error: jest.fn() };

beforeAll(() => {
  built = builtWorker(fileURLToPath(new URL('../..', import.meta.url)), `import './worker';`);
});
afterAll(() => built.remove());
afterEach(async () => {
  await workers.close();
  expect(log.error).not.toHaveBeenCalled();
});

const open = (options: { readonly mostWaiting?: number } = {}) => {
  workers = createWorkerPool({ file: built.file, threads: 1, log, ...options });
};
const csv = { read: async () => Buffer.from('sku;prezzo\nA1;=1\n'), mediaType: 'text/csv' };
const xlsx = (content: Buffer) => ({ read: async () => content, mediaType: 'application/vnd.ms-excel' });

test('both formats are read in a thread, each value as what it is', async () => {
  open();
  const dated = workbookOf(
    '<row r="1"><c r="A1" t="str"><v>dal</v></c><c r="B1" t="str"><v>km</v></c></row>' +
      '<row r="2"><c r="A2" s="0"><v>45734</v></c><c r="B2"><v>12</v></c></row>',
    '<xf numFmtId="14"/>',
  );
  expect(await readTable(workers, csv)).toEqual({
    headings: ['sku', 'prezzo'],
    lines: [{ line: 2, cells: ['A1', '=1'] }],
    notes: [],
  });
  expect((await readTable(workers, xlsx(dated))).lines).toEqual([
    { line: 2, cells: [new Date('2025-03-18T00:00:00Z'), 12] },
  ]);
  expect(workers.threads).toBe(1);
});

test('what cannot be read is refused as it is in the process', async () => {
  open();
  const refusal = await readTable(workers, xlsx((await workbook([['sku']])).subarray(0, -40))).catch(
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ code: 'validation', errors: { file: [expect.stringMatching(/rovinato/)] } });
});

test('while too much waits a file is read later', async () => {
  open({ mostWaiting: 0 });
  await expect(readTable(workers, csv)).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
});
