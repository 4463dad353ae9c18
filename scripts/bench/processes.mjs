import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { signIn, startProduct } from '../lib/start-product.mjs';
import { withClient } from '../lib/with-client.mjs';
import { coresOf } from './cores.mjs';
import { startBare, startInstallation } from './installation.mjs';
import { rateOf, sendOver } from './load.mjs';
import { memoryFromStart, memoryProfileOf, memorySinceStart, tellMemory } from './memory.mjs';
import { profiled, profileFromStart, profileSinceStart, tellProfile } from './profile.mjs';
import { lineOf, ownLineOf, table } from './ratio.mjs';

const api = '/api/v1';
const megabyte = 1_024;
/** What a process still has to do after it started, or after it was asked much, is done by then. */
const restMs = 10_000;
const countedMs = 20_000;
const load = { connections: 10, seconds: 10 };
/** So long one looks at the memory of a process that has nothing to do. */
const look = () => pause(1_000);

/**
 * What a process costs by itself: its start, its memory while nobody asks, while many do and after exports, and what it
 * writes while nobody asks; on PostgreSQL and on the embedded database. Then what a second process adds. The server must
 * have been built.
 * @param {{ contracts: number, rounds: number, say: (line: string) => void }} options
 * @returns {Promise<boolean>} whether every target was reached
 */
export async function benchProcesses({ contracts, rounds, say }) {
  say(`\n${contracts} contracts, ${rounds} rounds, ${availableParallelism()} cores, load ${loadavg()[0].toFixed(1)}`);
  const { add, holds } = table(say);
  const world = await startInstallation(contracts, () => undefined);
  try {
    await measureStart(world, rounds, add);
    await measureMemory(world, add);
    await measureIdleCommits(world, add);
    await measureTwo(world, rounds, add);
  } finally {
    await world.stop();
  }
  await measureEmbedded(rounds, add);
  return holds();
}

/** A start with data, and the bare handler's: what both wait for alike is no part of ours. */
async function measureStart({ filled, file }, rounds, add) {
  const pairs = [];
  for (let round = 0; round < rounds; round += 1) {
    await filled.restart();
    const bare = await startBare(filled.databaseUrl);
    bare.stop();
    pairs.push({ ours: filled.product.startMs / 1_000, bare: bare.startMs / 1_000 });
  }
  await add(lineOf({ name: 'start with data, on PostgreSQL', unit: 's', rounds: pairs }));
  const beyond = pairs.map(({ ours, bare }) => ours - bare);
  const name = 'start with data, beyond the bare handler';
  await add(ownLineOf({ name, unit: 's', values: beyond, most: 1 }), async () => {
    const { pid, stop } = await filled.another(profileFromStart);
    const profile = await profileSinceStart({ pid, file });
    await stop();
    return tellProfile(profile);
  });
}

async function measureMemory({ filled: { product }, uid, memoryProfileOf }, add) {
  const headers = { authorization: `Bearer ${(await signIn(product.address, 'admin')).access_token}` };
  const megabytes = (name, value, { while: ask = look, ...target } = {}) =>
    add(ownLineOf({ name, unit: 'MB', values: [value], ...target }), async () =>
      tellMemory(await memoryProfileOf(ask)),
    );
  await pause(restMs);
  const bound = '65 MB are what is loaded, 32 the young generation that V8 takes at start, 45 Node itself';
  await megabytes('memory on PostgreSQL, idle', memoryOf(product), { most: 150, bound });

  forgetPeak(product);
  const calls = ['search?per_page=12&sort=-updated_at', 'search?per_page=12&search=rossi', uid];
  let asked = 0;
  const beAsked = () =>
    rateOf((send) => {
      asked += 1;
      return send(`${product.address}${api}/admin/contracts/${calls[asked % calls.length]}`, { headers });
    }, load);
  await beAsked();
  await megabytes('memory on PostgreSQL, under load', peakOf(product), { most: 250, while: beAsked });

  await pause(restMs);
  const before = memoryOf(product);
  for (const [format, most] of [
    ['csv', 60],
    ['xlsx', undefined],
  ]) {
    const exported = () =>
      sendOver(undefined, `${product.address}${api}/admin/contracts/export?format=${format}`, { headers });
    forgetPeak(product);
    await exported();
    const name = `memory that an export as ${format.toUpperCase()} adds at most`;
    await megabytes(name, peakOf(product) - before, { most, while: exported });
  }
  await pause(restMs);
  await megabytes('memory on PostgreSQL, after exports', memoryOf(product), { most: 260 });
}

async function measureIdleCommits({ filled }, add) {
  const made = await withClient(filled.databaseUrl, async (client) => {
    // PostgreSQL tells what happened with some delay; the question itself is counted too.
    const commits = async () => {
      const { rows } = await client.query(
        'select xact_commit::int as commits from pg_stat_database where datname = current_database()',
      );
      return rows[0].commits;
    };
    await pause(restMs);
    const before = await commits();
    await pause(countedMs);
    return (await commits()) - before - 1;
  });
  await add(ownLineOf({ name: 'commits a second, idle', unit: '/s', values: [(made * 1_000) / countedMs], most: 1 }));
}

/** The same many connections to one process and to two, in turn. */
async function measureTwo({ filled }, rounds, add) {
  const second = await filled.another();
  try {
    const headers = { authorization: `Bearer ${(await signIn(second.address, 'admin')).access_token}` };
    const list = `${api}/admin/contracts/search?per_page=12&sort=-updated_at`;
    const askAt = (addresses) => {
      let asked = 0;
      return (send) => {
        asked += 1;
        return send(`${addresses[asked % addresses.length]}${list}`, { headers });
      };
    };
    const [one, two] = [askAt([filled.product.address]), askAt([filled.product.address, second.address])];
    const brief = { connections: 20, seconds: 2 };
    for (const ask of [one, two]) await rateOf(ask, brief);
    const pairs = [];
    for (let round = 0; round < rounds; round += 1)
      pairs.push({ ours: await rateOf(two, brief), bare: await rateOf(one, brief) });
    const bound = `${availableParallelism()} cores for both, PostgreSQL and whoever asks`;
    const line = { name: 'two processes beside one, list of 12', unit: '/s', rounds: pairs, least: 1.7, bound };
    const groups = [
      { name: 'PostgreSQL', pids: filled.postgres.pids },
      { name: 'the first process', pids: () => [filled.product.pid] },
      { name: 'the second', pids: () => [second.pid] },
      { name: 'whoever asks', pids: () => [process.pid] },
    ];
    await add(lineOf(line), () => coresOf(groups, () => rateOf(two, brief)));
  } finally {
    await second.stop();
  }
}

/** The embedded database: its first start fills the demonstration. */
async function measureEmbedded(rounds, add) {
  const folder = mkdtempSync(path.join(tmpdir(), 'carcare-embedded-'));
  const file = path.join(folder, 'profile');
  const startAt = (data, variables = {}) =>
    startProduct({ DATA_DIR: path.join(folder, data), ...profiled(file), ...variables });
  const megabytes = (name, value, target, tell) =>
    add(ownLineOf({ name, unit: 'MB', values: [value], ...target }), async () => tellMemory(await tell()));
  try {
    const first = await startAt('kept');
    const seeding = peakOf(first);
    await first.stop();
    await megabytes('memory, embedded, seeding', seeding, { most: 500 }, async () => {
      const another = await startAt('watched', memoryFromStart);
      const highest = await memorySinceStart({ pid: another.pid, file });
      await another.stop();
      return highest;
    });
    const starts = [];
    for (let round = 0; round < rounds; round += 1) {
      const product = await startAt('kept');
      starts.push(product.startMs / 1_000);
      if (round === rounds - 1) {
        await pause(restMs);
        const watched = { pid: product.pid, file };
        await megabytes('memory, embedded, idle', memoryOf(product), { most: 350 }, () =>
          memoryProfileOf(watched, look),
        );
      }
      await product.stop();
    }
    await add(ownLineOf({ name: 'start with data, embedded', unit: 's', values: starts }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What Linux says of a process, in megabytes. */
function statusOf({ pid }, field) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / megabyte;
}

const memoryOf = (product) => statusOf(product, 'VmRSS');
const peakOf = (product) => statusOf(product, 'VmHWM');

/** The peak is what was held at most since then. */
function forgetPeak({ pid }) {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}
