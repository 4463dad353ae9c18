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
export function otherUser() {
  if (process.getuid() !== 0) return null;
  const ids = (name, flag) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout);
  const name = spawnSync('id', ['postgres']).status === 0 ? 'postgres' : 'nobody';
  return { uid: ids(name, '-u'), gid: ids(name, '-g') };
}

export const asUser = (user, command) =>
  user ? ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', ...command] : command;

/**
 * Starts a PostgreSQL of its own in a temporary folder.
 * @param {string} programs the folder of its programs
 * @param {{ settings?: readonly string[], below?: string }} [options] further settings, as `name=value`, and where its
 *   folder goes
 * @returns {Promise<{ url: string, version: string, pids: () => number[], said: () => string, halt: () => Promise<void>,
 *   resume: () => Promise<void>, freeze: () => void, thaw: () => void, stop: () => Promise<void> }>} `pids` are its
 *   processes and `said` its log; `halt` and `resume` are a restart in two halves; frozen, it keeps its connections and
 *   answers nothing
 * @throws Error with what the programs said, when it does not start
 */
export async function startPostgres(programs, { settings: own = [], below = tmpdir() } = {}) {
  const folder = mkdtempSync(path.join(below, 'carcare-postgres-'));
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
    ...own,
  ];
  const command = asUser(user, [
    path.join(programs, 'postgres'),
    '-D',
    cluster,
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  let server = await launch(command, folder);
  const killWithMe = () => {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  process.once('exit', killWithMe);
  const halt = () => server.end();
  const version = spawnSync(path.join(programs, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout.trim();
  return {
    url: `postgresql://carcare@127.0.0.1:${port}/postgres`,
    version,
    pids: () => server.pids(),
    said: () => server.said(),
    halt,
    async resume() {
      server = await launch(command, folder);
    },
    freeze: () => server.signalAll('SIGSTOP'),
    thaw: () => server.signalAll('SIGCONT'),
    async stop() {
      await halt();
      process.off('exit', killWithMe);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs the server and waits until it takes connections. */
async function launch([program, ...args], folder) {
  const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (chunk) => {
    said += chunk;
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for (let tries = 0; !said.includes('ready to accept connections'); tries += 1) {
    if (child.exitCode !== null || tries === 300) {
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
      throw new Error(said);
    }
    await wait(100);
  }
  /** The server and the process of each connection, which is a child of it. */
  const pids = () => {
    const children = spawnSync('pgrep', ['-P', String(child.pid)], { encoding: 'utf8' }).stdout;
    return [child.pid, ...children.trim().split('\n').map(Number)];
  };
  return {
    pids,
    said: () => said,
    kill: (signal) => child.kill(signal),
    /** Ends every connection at once, as a restart of the service does. */
    end() {
      child.kill('SIGINT');
      return ended;
    },
    signalAll(signal) {
      for (const pid of pids()) process.kill(pid, signal);
    },
  };
}
