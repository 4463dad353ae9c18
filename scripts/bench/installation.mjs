import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillContracts } from '../lib/many-contracts.mjs';
import { postgresPrograms, startPostgres } from '../lib/postgres.mjs';
import { signIn, startProduct } from '../lib/start-product.mjs';

/**
 * The product and the bare handler on one PostgreSQL that holds many contracts. The server must have been built.
 * @param {number} contracts
 * @param {(line: string) => void} say
 */
export async function startInstallation(contracts, say) {
  const programs = postgresPrograms();
  if (programs === null) throw new Error('PostgreSQL’s programs are not installed.');
  const folder = mkdtempSync(path.join(tmpdir(), 'carcare-bench-'));
  const postgres = await startPostgres(programs);
  const product = await startProduct({ DATABASE_URL: postgres.url, DATA_DIR: folder, TRUST_PROXY: '1' });
  say(`Filling a ${postgres.version} with ${contracts} contracts...`);
  const uid = await fill(postgres.url, contracts);
  const bare = await startBare(postgres.url);
  return {
    product: product.address,
    bare: bare.address,
    admin: (await signIn(product.address, 'admin')).access_token,
    manager: (await signIn(product.address, 'manager')).access_token,
    uid,
    async stop() {
      bare.stop();
      await product.stop();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function fill(connectionString, contracts) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString });
  await client.connect();
  await fillContracts(client, contracts);
  const { rows } = await client.query(
    `select contract_uid as uid from contracts where deleted_at is null order by created_at desc limit 1`,
  );
  await client.end();
  return rows[0].uid;
}

async function startBare(connectionString) {
  const child = fork(path.join(import.meta.dirname, 'bare-handler.mjs'), [connectionString]);
  const port = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Error('The bare handler did not start.')));
  });
  return { address: `http://127.0.0.1:${port}`, stop: () => child.kill('SIGTERM') };
}
