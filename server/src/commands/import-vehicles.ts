import { runImport } from '../modules/vehicles';
import { openDatabase } from '../platform/db';

const { DATABASE_URL, DATA_DIR = './data' } = process.env;

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}

process.exitCode = await runImport({
  path: process.argv[2],
  openDatabase: () =>
    openDatabase({ url: DATABASE_URL || null, dataDir: DATA_DIR, onConnectionLost: (error) => write(error.message) }),
  write,
});
