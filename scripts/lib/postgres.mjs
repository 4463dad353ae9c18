import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.mjs';
import { run } from './run.mjs';

const debian = '/usr/lib/postgresql';

/** The folder of PostgreSQL's server programs, newest first; Debian keeps them off the PATH. Null when there are none. */
export function postgresPrograms() {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const told = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  const candidates = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(told ? [told] : []),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  const complete = (folder) => ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name)));
  return candidates.find(complete) ?? null;
}

/** PostgreSQL refuses to run as root: then it runs as `postgres` or `nobody`. */
function otherUser() {
  if (process.getuid() !== 0) return null;
  const ids = (name, flag) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout);
  const name = spawnSync('id', ['postgres']).status === 0 ? 'postgres' : 'nobody';
  return { uid: ids(name, '-u'), gid: ids(name, '-g') };
}

const asUser = (user, command) =>
  user ? ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', ...command] : command;

/**
 * Starts a PostgreSQL of its own in a temporary folder.
 * @returns {Promise<{ url: string, version: string, stop: () => Promise<void> }>}
 * @throws Error with what the programs said, when it does not start
 */
export async function startPostgres(programs) {
  const folder = mkdtempSync(path.join(tmpdir(), 'carcare-postgres-'));
  const user = otherUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const cluster = path.join(folder, 'data');
  const made = await run(
    asUser(user, [
      path.join(programs, 'initdb'),
      '-D',
      cluster,
      '-U',
      'carcare',
      '-A',
      'trust',
      '--locale=C',
      '-E',
      'UTF8',
      '--no-sync',
    ]),
    { cwd: folder },
  );
  if (made.code !== 0) throw new Error(made.output);
  const port = await freePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'max_connections=200',
  ];
  const [program, ...args] = asUser(user, [
    path.join(programs, 'postgres'),
    '-D',
    cluster,
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  const server = spawn(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  server.stderr.setEncoding('utf8').on('data', (chunk) => {
    said += chunk;
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const stop = async () => {
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', () => server.kill('SIGKILL'));
  for (let tries = 0; !said.includes('ready to accept connections'); tries += 1) {
    if (server.exitCode !== null || tries === 300) {
      await stop();
      throw new Error(said);
    }
    await wait(100);
  }
  const version = spawnSync(path.join(programs, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout.trim();
  return { url: `postgresql://carcare@127.0.0.1:${port}/postgres`, version, stop };
}
