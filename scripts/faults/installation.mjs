import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../lib/free-port.mjs';
import { postgresPrograms, startPostgres } from '../lib/postgres.mjs';
import { prepareCatalogue } from '../scale/catalogue.mjs';
import { commonKeys, commonSettings, ProductProcess } from '../scale/product-process.mjs';
import { openRecords } from '../scale/records.mjs';
import { startSmsProvider } from '../scale/sms-provider.mjs';
import { directClient } from './direct-client.mjs';
import { startSilentServer } from './silent-server.mjs';

/**
 * Two processes on one PostgreSQL, with something to sell and a mail server that never says a word. Nothing stands
 * before them: a fault is seen as it is.
 * @param {readonly Record<string, string>[]} [own] what each process has for itself beside what both have
 */
export async function startInstallation(own = [{}, {}]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'carcare-faults-'));
  const database = await startPostgres(postgresPrograms());
  const provider = await startSmsProvider();
  const mail = await startSilentServer();
  const variables = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    SMS_URL: provider.url,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'CarCare <noreply@esempio.it>',
    ...commonSettings,
    ...commonKeys,
  };
  const processes = [];
  for (const each of own) processes.push(new ProductProcess(await freePort(), { ...variables, ...each }));
  await Promise.all(processes.map((one) => one.start()));
  const newClient = (one = processes[0]) => directClient(one);
  return {
    database,
    provider,
    mail,
    processes,
    variables,
    newClient,
    ...(await prepareCatalogue({ newClient, variables })),
    /** Opened anew for each look: the database may have been away meanwhile. */
    async withRecords(look) {
      const records = await openRecords(database.url);
      try {
        return await look(records);
      } finally {
        await records.close();
      }
    },
    async stop() {
      await Promise.all(processes.map((one) => one.kill()));
      await Promise.all([provider.stop(), mail.stop(), database.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
