import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { t } from '../i18n';
import { backupMessages } from './backup.messages';
import { BackupRefusal } from './backup-refusal';

/** One consistent moment of a PostgreSQL, in pg_dump's own compressed form. @throws BackupRefusal */
export function copyPostgres(url: string, path: string, signal?: AbortSignal): Promise<void> {
  return runProgram('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${path}`], { url, signal });
}

/** @throws BackupRefusal when the database holds tables */
export async function expectEmptyPostgres(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_tables where schemaname = 'public' limit 1");
    if (rowCount !== 0) throw new BackupRefusal(t(backupMessages.occupied));
  } finally {
    await client.end();
  }
}

/** Everything, or nothing. @throws BackupRefusal */
export async function restorePostgres(url: string, path: string, signal?: AbortSignal): Promise<void> {
  const options = ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges'];
  await runProgram('pg_restore', [...options, `--dbname=${databaseIn(url)}`, path], { url, signal });
}

/** The address goes through the environment: what stands in a command line, every user of the machine may read. */
async function runProgram(
  program: string,
  args: readonly string[],
  { url, signal }: { readonly url: string; readonly signal: AbortSignal | undefined },
): Promise<void> {
  const child = spawn(program, args, {
    env: { ...process.env, ...addressVariables(url) },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  // Its end is waited for: by then it may have committed.
  const stop = () => void child.kill();
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop, { once: true });
  const ended = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  const [code, said] = await Promise.all([ended, text(child.stderr)])
    .catch(() => {
      throw new BackupRefusal(t(backupMessages.noProgram, { program }));
    })
    .finally(() => signal?.removeEventListener('abort', stop));
  if (code !== 0) {
    const reason = said.trim().split('\n')[0] ?? '';
    throw new BackupRefusal(t(backupMessages.programFailed, { program, reason }));
  }
}

const databaseIn = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1));

/** An address in the words of libpq's programs: https://www.postgresql.org/docs/current/libpq-envars.html */
function addressVariables(address: string): Readonly<Record<string, string>> {
  const { hostname, port, username, password, searchParams } = new URL(address);
  const variables = {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: databaseIn(address),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
    PGSSLROOTCERT: searchParams.get('sslrootcert') ?? '',
  };
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
}
