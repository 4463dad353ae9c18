import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startS3 } from '../../server/src/platform/storage/testing/start-s3.mjs';
import { freePort } from '../lib/free-port.mjs';
import { postgresPrograms, startPostgres } from '../lib/postgres.mjs';
import { createClient } from './client.mjs';
import { siteName, startNginx } from './nginx.mjs';
import { commonKeys, commonSettings, ProductProcess } from './product-process.mjs';
import { startSmsProvider } from './sms-provider.mjs';

/**
 * The product as docs/operate.md has it: nginx before two processes on one PostgreSQL, documents and released versions
 * in a bucket, messages through a provider. Nothing of it is a demonstration.
 */
export async function startInstallation() {
  const folder = mkdtempSync(path.join(tmpdir(), 'carcare-scale-'));
  const database = await startPostgres(postgresPrograms());
  const bucket = await startS3(path.join(folder, 'bucket'));
  const provider = await startSmsProvider();
  const ports = [await freePort(), await freePort()];
  const nginx = await startNginx({ folder, processes: ports, bucket: bucket.port });
  const shared = {
    DATABASE_URL: database.url,
    S3_URL: bucket.url,
    RELEASE_STORE: bucket.url,
    SMS_URL: provider.url,
    ...commonSettings,
    ...commonKeys,
    PUBLIC_URL: `https://${siteName}`,
    DRAIN_SECONDS: '7',
  };
  const variables = ports.map((_, index) => ({ ...shared, DATA_DIR: path.join(folder, `data-${index + 1}`) }));
  const processes = ports.map((port, index) => new ProductProcess(port, variables[index]));
  await Promise.all(processes.map((one) => one.start()));

  let people = 0;
  return {
    database,
    provider,
    nginx,
    processes,
    variables: variables[0],
    /** Somebody new, at an address that nobody had before: limits count by address. */
    newClient() {
      people += 1;
      return createClient(nginx, `127.${1 + (people >> 16)}.${(people >> 8) & 255}.${people & 255}`);
    },
    async stop() {
      await nginx.stop();
      await Promise.all(processes.map((one) => one.kill()));
      await Promise.all([provider.stop(), bucket.stop(), database.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
