import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../../lib/free-port.mjs';
import { asUser, otherUser, postgresPrograms } from '../../lib/postgres.mjs';
import { until } from '../../scale/until.mjs';
import { signalAll, startProgram } from './program.mjs';
import { settingsOf } from './settings.mjs';

const longMs = 300_000;
const passwords = { 'CHANGE-1': 'prova-uno', 'CHANGE-2': 'prova-due', 'CHANGE-3': 'prova-tre' };
const ours = 'prova-quattro';

/**
 * The cluster of deploy/ on loopback: three etcd, three PostgreSQL under Patroni, haproxy and pgbouncer. The watchdog,
 * which would reset this machine, is acted: a node that wakes up is ended and started.
 * @param {{ path: (program: string) => string, env: Record<string, string> }} programs Debian's
 */
export async function startCluster(programs) {
  const folder = mkdtempSync(path.join(tmpdir(), 'carcare-cluster-'));
  const user = otherUser();
  const own = (place) => user && chownSync(place, user.uid, user.gid);
  own(folder);
  const start = (command) => startProgram(asUser(user, command), { cwd: folder, env: programs.env });
  const ports = [];
  for (let node = 1; node <= 3; node += 1)
    ports.push({ 2379: await freePort(), 2380: await freePort(), 8008: await freePort(), 5432: await freePort() });
  const write = (name, text, mode = 0o600) => {
    const file = path.join(folder, name);
    writeFileSync(file, text, { mode });
    own(file);
    return file;
  };

  const etcds = ports.map((_, index) => startEtcd({ node: index + 1, ports, folder, start, programs }));
  const patronis = ports.map((_, index) => configurePatroni({ node: index + 1, ports, folder, own, write }));
  const running = patronis.map((file) => start([...python(programs), file]));
  // PostgreSQL is no child of its Patroni.
  const signalNode = (node, signal) => {
    running[node].signal(signal);
    const file = path.join(folder, `data-${node + 1}`, 'postmaster.pid');
    if (existsSync(file)) signalAll(Number(readFileSync(file, 'utf8').split('\n')[0]), signal);
  };
  const rest = (node, address, options) => fetch(`http://127.0.0.1:${ports[node][8008]}${address}`, options);
  const stateOf = async () => {
    for (const node of [0, 1, 2]) {
      const answer = await rest(node, '/cluster', { signal: AbortSignal.timeout(3_000) }).catch(() => null);
      if (answer?.ok) return (await answer.json()).members;
    }
    return [];
  };
  const said = () => [...etcds, ...running].map((one) => one.said().slice(-1_500)).join('\n');
  /** One leader, a replica that has everything, and a third that follows. */
  const isWhole = async () => {
    const members = await stateOf();
    const roles = members.filter(({ state }) => ['running', 'streaming'].includes(state)).map(({ role }) => role);
    return roles.length === 3 && roles.includes('leader') && roles.includes('sync_standby');
  };
  const whole = () => until(isWhole, `the cluster is whole\n${said()}`, undefined, longMs);
  await whole();
  const leader = async () => {
    const found = (await stateOf()).find(({ role }) => role === 'leader');
    return Number(found.name.slice(2)) - 1;
  };
  await makeDatabase(ports[await leader()][5432]);
  const [haproxyPort, poolerPort] = [await freePort(), await freePort()];
  const haproxy = write(
    'haproxy.cfg',
    settingsOf('haproxy/haproxy.cfg', { node: 1, ports, exchanges: { '127.0.0.1:5000': `127.0.0.1:${haproxyPort}` } }),
  );
  const pooler = write(
    'pgbouncer.ini',
    settingsOf('pgbouncer/pgbouncer.ini', {
      node: 1,
      ports,
      exchanges: {
        'port=5000': `port=${haproxyPort}`,
        'listen_port = 6432': `listen_port = ${poolerPort}\nunix_socket_dir =`,
        '/etc/pgbouncer/userlist.txt': write('userlist.txt', `"carcare" "${ours}"\n`),
      },
    }),
  );
  const between = [
    start([programs.path('haproxy'), '-db', '-f', haproxy]),
    start([programs.path('pgbouncer'), pooler]),
  ];
  const kill = async (node) => {
    signalNode(node, 'SIGKILL');
    await running[node].kill();
    return () => {
      running[node] = start([...python(programs), patronis[node]]);
    };
  };
  const direct = async () => `postgresql://carcare:${ours}@127.0.0.1:${ports[await leader()][5432]}/carcare`;
  return {
    url: `postgresql://carcare:${ours}@127.0.0.1:${poolerPort}/carcare`,
    /** Past pooler and proxy, to look at what was written. */
    direct,
    whole,
    leader,
    said,
    /** Ends a node as a power cut would, and lets it come back. */
    kill,
    /** Freezes a node. Its watchdog resets it when it wakes up: its lease is over, and others hold it. */
    freeze(node) {
      signalNode(node, 'SIGSTOP');
      return async () => (await kill(node))();
    },
    /** A planned change to the replica that has everything. */
    switchOver(node) {
      const headers = { 'content-type': 'application/json' };
      // Which replica has everything may change while one asks.
      return until(async () => {
        const candidate = (await stateOf()).find(({ role }) => role === 'sync_standby').name;
        const body = JSON.stringify({ leader: `db${node + 1}`, candidate });
        return (await rest(node, '/switchover', { method: 'POST', body, headers })).ok;
      }, 'the primary is switched');
    },
    async stop() {
      for (const node of running.keys()) signalNode(node, 'SIGKILL');
      await Promise.all([...between, ...running, ...etcds].map((one) => one.kill()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const python = (programs) => [programs.path('python3'), programs.path('patroni')];

function startEtcd({ node, ports, folder, start, programs }) {
  const text = settingsOf('etcd/etcd.default', {
    node,
    ports,
    exchanges: { '/var/lib/etcd/carcare': path.join(folder, `etcd-${node}`), 'ETCD_NAME=db1': `ETCD_NAME=db${node}` },
  });
  const variables = text.split('\n').filter((line) => /^ETCD_/.test(line));
  return start(['env', ...variables, programs.path('etcd')]);
}

function configurePatroni({ node, ports, folder, own, write }) {
  const sockets = path.join(folder, `sockets-${node}`);
  mkdirSync(sockets);
  own(sockets);
  return write(
    `patroni-${node}.yml`,
    settingsOf('patroni/config.yml', {
      node,
      ports,
      exchanges: {
        ...passwords,
        'name: db1': `name: db${node}`,
        '/var/lib/postgresql/15/carcare': path.join(folder, `data-${node}`),
        '/usr/lib/postgresql/15/bin': postgresPrograms(),
        '/var/lib/postgresql/patroni.pgpass': path.join(folder, `pgpass-${node}`),
        'unix_socket_directories: /var/run/postgresql': `unix_socket_directories: ${sockets}`,
        '10.0.0.0/24': '127.0.0.1/32',
        'mode: required': 'mode: "off"',
      },
    }),
  );
}

async function makeDatabase(port) {
  const as = async (database, ...statements) => {
    const client = new pg.Client(`postgresql://postgres:${passwords['CHANGE-1']}@127.0.0.1:${port}/${database}`);
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  await as('postgres', `create role carcare login password '${ours}'`, 'create database carcare owner carcare');
  await as('carcare', 'create extension pg_trgm', 'create extension unaccent');
}
