import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { directClient } from '../faults/direct-client.mjs';
import { startSales } from '../faults/sales.mjs';
import { freePort } from '../lib/free-port.mjs';
import { postgresPrograms } from '../lib/postgres.mjs';
import { run } from '../lib/run.mjs';
import { prepareCatalogue } from '../scale/catalogue.mjs';
import { commonKeys, commonSettings, ProductProcess } from '../scale/product-process.mjs';
import { openRecords } from '../scale/records.mjs';
import { orderBody } from '../scale/visitor.mjs';
import { debianPrograms } from './cluster/debian-programs.mjs';
import { startCluster } from './cluster/start-cluster.mjs';
import { serverCommand } from './server-command.mjs';

const backWithinMs = 20_000;
const frozenMs = 30_000;

/** What happens to the primary: each gives the way to set it right again. */
const events = {
  killed: (cluster, leader) => cluster.kill(leader),
  frozen: async (cluster, leader) => {
    const thaw = cluster.freeze(leader);
    return async () => {
      await pause(frozenMs);
      await thaw();
    };
  },
  switched: async (cluster, leader) => {
    await cluster.switchOver(leader);
    return () => undefined;
  },
};

/** @type {import('./run-part.mjs').Part} */
export const failover = {
  name: 'failover',
  about: 'the cluster of deploy/ on loopback, its primary killed, frozen and switched under load',
  counts: { times: 10 },
  // Its programs are no part of what the tests install.
  short: null,
  async run({ counts, say }) {
    const programs = postgresPrograms() === null ? null : await debianPrograms();
    if (programs === null)
      return {
        checks: [],
        figures: [],
        notRun: ['all of it: no PostgreSQL, or apt has no patroni, etcd-server, haproxy, pgbouncer'],
      };
    const cluster = await startCluster(programs);
    say('the cluster is whole');
    const world = await startProcesses(cluster);
    try {
      return await strike(cluster, world, counts.times, say);
    } finally {
      await world.stop();
      await cluster.stop();
    }
  },
};

async function startProcesses(cluster) {
  const folder = mkdtempSync(path.join(tmpdir(), 'carcare-failover-'));
  const variables = {
    DATABASE_URL: cluster.url,
    DATABASE_NAMED_STATEMENTS: '0',
    DATA_DIR: folder,
    ...commonSettings,
    ...commonKeys,
  };
  const processes = [];
  for (let count = 0; count < 2; count += 1) processes.push(new ProductProcess(await freePort(), variables));
  for (const one of processes) await one.start();
  const newClient = (one = processes[0]) => directClient(one);
  const sold = await prepareCatalogue({ newClient, variables });
  return {
    ...sold,
    processes,
    variables,
    newClient,
    async stop() {
      await Promise.all(processes.map((one) => one.kill()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function strike(cluster, world, times, say) {
  const ended = [];
  for (const one of world.processes)
    one.ended.then((code) => ended.push(`a process ended with ${code}: ${one.said.slice(-500)}`));
  const sales = world.processes.map((one) => startSales(world, one, 3));
  const kinds = Object.keys(events);
  const waits = [];
  const losses = [];
  for (let time = 0; time < times; time += 1) {
    const kind = kinds[time % kinds.length];
    const leader = await cluster.leader();
    const begun = performance.now();
    const mend = await events[kind](cluster, leader);
    await Promise.all(world.processes.map((one) => succeed(world, one)));
    const waited = performance.now() - begun;
    waits.push({ kind, waited });
    say(`${time + 1} of ${times}: ${kind}, back after ${(waited / 1_000).toFixed(1)} s`);
    await mend();
    await cluster.whole();
    const lost = await lostOf(cluster, sales);
    if (lost > 0) losses.push(`after ${time + 1}, ${kind}: ${lost} are not there`);
  }
  await Promise.all(sales.map((one) => one.stop()));
  const lost = await lostOf(cluster, sales);
  if (lost > 0) losses.push(`in the end: ${lost} are not there`);
  const running = [...ended];
  return judge(cluster, world, { sales, waits, losses, running });
}

/** A contract that is begun now, at one process, asked for until it is there. */
async function succeed(world, one) {
  const [key, body] = [randomUUID(), orderBody(world.order)];
  for (;;) {
    const answer = await world
      .newClient(one)
      .ask('/api/v1/public/contracts/create-new', { method: 'POST', body, key })
      .catch(() => null);
    if (answer?.status === 201) return;
    await pause(100);
  }
}

/** How many contracts that visitors have heard of are not there. */
async function lostOf(cluster, sales) {
  const made = sales.flatMap((one) => one.made);
  const records = await openRecords(await cluster.direct());
  try {
    return made.length - (await records.existing(made));
  } finally {
    await records.close();
  }
}

async function judge(cluster, world, { sales, waits, losses, running }) {
  const made = sales.flatMap((one) => one.made);
  const records = await openRecords(await cluster.direct());
  const gaps = await records.missingNumbers();
  await records.close();
  const sound = await run(serverCommand('verify'), { env: world.variables });
  const late = waits.filter(({ waited }) => waited > backWithinMs);
  return {
    checks: [
      { what: 'no process ended', faults: running },
      {
        what: 'every acknowledged contract is there',
        faults: losses,
      },
      {
        what: 'no number is missing, and verify finds all sound',
        faults: [...gaps.map(JSON.stringify), ...(sound.code === 0 ? [] : [sound.output])],
      },
      { what: 'callers heard nothing but 503 with Retry-After', faults: sales.flatMap((one) => one.faults) },
      {
        what: 'calls were answered again within 20 s',
        faults: late.map(({ kind, waited }) => `${kind}: ${Math.round(waited)} ms`),
      },
    ],
    figures: [
      ['contracts acknowledged', made.length],
      ...waits.map(({ kind, waited }, index) => [
        `${index + 1}: ${kind}, back after`,
        `${(waited / 1_000).toFixed(1)} s`,
      ]),
      ['answers', sales.map((one) => JSON.stringify(one.statuses)).join(' ')],
    ],
  };
}
