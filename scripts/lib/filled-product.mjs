import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillContracts } from './many-contracts.mjs';
import { postgresPrograms, startPostgres } from './postgres.mjs';
import { startProduct } from './start-product.mjs';
import { withClient } from './with-client.mjs';

/**
 * The product on a PostgreSQL of its own that holds many contracts. The server must have been built.
 * @param {number} contracts
 * @param {(line: string) => void} say
 * @param {Record<string, string>} [env] the product's
 * @param {readonly string[]} [settings] PostgreSQL's
 * @returns {Promise<{ product: Product, databaseUrl: string, postgres: Postgres, restart: () => Promise<void>,
 *   another: (more?: Record<string, string>) => Promise<Product>, stop: () => Promise<void> }>} `restart` ends the product and starts it anew, `another`
 *   starts one more on the same database
 */
export async function startFilledProduct(contracts, say, env = {}, settings = []) {
  const programs = postgresPrograms();
  if (programs === null) throw new Error('PostgreSQL’s programs are not installed.');
  const folder = mkdtempSync(path.join(tmpdir(), 'carcare-filled-'));
  const postgres = await startPostgres(programs, { settings });
  const variables = { ...env, DATABASE_URL: postgres.url, DATA_DIR: folder };
  const world = {
    product: await startProduct(variables),
    databaseUrl: postgres.url,
    postgres,
    async restart() {
      await world.product.stop();
      world.product = await startProduct(variables);
    },
    another: (more = {}) => startProduct({ ...variables, ...more }),
    async stop() {
      await world.product.stop();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  say(`Filling a ${postgres.version} with ${contracts} contracts...`);
  await withClient(postgres.url, (client) => fillContracts(client, contracts));
  return world;
}
