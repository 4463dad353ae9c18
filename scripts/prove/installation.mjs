import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { directClient } from '../faults/direct-client.mjs';
import { freePort } from '../lib/free-port.mjs';
import { postgresPrograms, startPostgres } from '../lib/postgres.mjs';
import { change, inviteAdmin, prepareCatalogue, signIn } from '../scale/catalogue.mjs';
import { commonSettings, ProductProcess } from '../scale/product-process.mjs';
import { startSmsProvider } from '../scale/sms-provider.mjs';
import { startMailbox } from './mailbox.mjs';

/** Limits of the whole house that a crowd of programs would reach; those that guard one person stay as they are. */
const roomForCrowds = { 'codes.whole_system': 1_000_000, 'codes.per_address': 240, 'contracts.per_address': 1_000 };

/**
 * One process of the product as in production, with something to sell, and a provider of SMS that keeps the codes.
 * @param {{ embedded?: boolean, variables?: Record<string, string> }} [options] without `embedded` on a PostgreSQL
 */
export async function startInstallation({ embedded = false, variables: own = {} } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'carcare-prove-'));
  const database = embedded ? null : await startPostgres(postgresPrograms());
  const provider = await startSmsProvider();
  const variables = {
    ...(database ? { DATABASE_URL: database.url } : {}),
    DATA_DIR: path.join(folder, 'data'),
    SMS_URL: provider.url,
    ...commonSettings,
    ...own,
  };
  const token = await inviteAdmin(variables);
  const one = new ProductProcess(await freePort(), variables);
  await one.start();
  const newClient = () => directClient(one);
  const sold = await prepareCatalogue({ newClient, variables, token });
  const access = await signIn(newClient(), sold.admin);
  await change(newClient(), '/admin/settings', { values: roomForCrowds }, access, 'PATCH');
  return {
    ...sold,
    /** The bearer of the admin. */
    access,
    database,
    provider,
    process: one,
    variables,
    newClient,
    async stop() {
      await one.kill();
      await Promise.all([provider.stop(), database?.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Such an installation whose e-mails can be read, for as long as something is tried with it.
 * @template Result
 * @param {(world: object) => Promise<Result>} act `world` has its `mailbox`, too
 */
export async function withMailbox(act) {
  const mailbox = await startMailbox();
  const mail = { SMTP_URL: mailbox.url, MAIL_FROM: 'CarCare <noreply@esempio.it>' };
  const installation = await startInstallation({ variables: mail });
  try {
    return await act({ ...installation, mailbox });
  } finally {
    await installation.stop();
    await mailbox.stop();
  }
}
