import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startFilledProduct } from '../lib/filled-product.mjs';
import { signIn } from '../lib/start-product.mjs';
import { withClient } from '../lib/with-client.mjs';
import { memoryProfileOf } from './memory.mjs';
import { profiled, profileOf } from './profile.mjs';

/**
 * The product and the bare handler on one PostgreSQL that holds many contracts. The server must have been built.
 * @param {number} contracts
 * @param {(line: string) => void} say
 * @param {readonly string[]} [settings] PostgreSQL's
 */
export async function startInstallation(contracts, say, settings = []) {
  const file = path.join(tmpdir(), `carcare-${process.pid}.profile`);
  const filled = await startFilledProduct(contracts, say, { TRUST_PROXY: '1', ...profiled(file) }, settings);
  const { address } = filled.product;
  const bare = await startBare(filled.databaseUrl);
  const watched = () => ({ pid: filled.product.pid, file });
  return {
    filled,
    /** Where the product puts its profiles down. */
    file,
    product: address,
    bare: bare.address,
    admin: (await signIn(address, 'admin')).access_token,
    manager: (await signIn(address, 'manager')).access_token,
    uid: await newestContract(filled.databaseUrl),
    /** Where the product's time goes while it is asked. */
    profileOf: (ask) => profileOf(watched(), ask),
    /** Of what the product's memory consists when it is highest while it is asked. */
    memoryProfileOf: (ask) => memoryProfileOf(watched(), ask),
    async stop() {
      bare.stop();
      await filled.stop();
      rmSync(file, { force: true });
    },
  };
}

async function newestContract(databaseUrl) {
  const newest = 'select contract_uid as uid from contracts where deleted_at is null order by created_at desc limit 1';
  const { rows } = await withClient(databaseUrl, (client) => client.query(newest));
  return rows[0].uid;
}

/**
 * The bare handler on a database.
 * @returns {Promise<{ address: string, startMs: number, stop: () => void }>}
 */
export async function startBare(connectionString) {
  const begun = performance.now();
  const child = fork(path.join(import.meta.dirname, 'bare-handler.mjs'), [connectionString]);
  const port = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Error('The bare handler did not start.')));
  });
  return { address: `http://127.0.0.1:${port}`, startMs: performance.now() - begun, stop: () => child.kill('SIGTERM') };
}
