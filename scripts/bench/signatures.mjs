import { strict as assert } from 'node:assert';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startInstallation } from '../faults/installation.mjs';
import { makeContract } from '../scale/visitor.mjs';
import { profiled, profileOf, tellHole, tellProfile } from './profile.mjs';
import { lineOf, ownLineOf, table } from './ratio.mjs';

/** How long at most a process may leave everybody else unanswered while contracts are signed, and how many a second. */
const longestHoleMs = 20;
const leastASecond = 14;
/** The document is filled when it is shown for the signature, and sealed when the code is confirmed. */
const steps = ['sign', 'confirm-otp'];
/** A document takes 130 ms of a core to fill, whichever thread does it. */
const cores = `${availableParallelism()} cores, for PostgreSQL and the customers too`;

/**
 * Has many customers sign at the same moment, at a process with worker threads and at one that does everything itself,
 * in turn. Prints the signatures a second of both, and the longest time in which the first answered nobody. The server
 * must have been built.
 * @param {{ atOnce: number, rounds: number, say: (line: string) => void }} options
 * @returns {Promise<boolean>} whether every target was reached, in the middle round
 */
export async function benchSignatures({ atOnce, rounds, say }) {
  const file = path.join(tmpdir(), `carcare-${process.pid}.cpuprofile`);
  const world = await startInstallation([profiled(file), { WORKER_THREADS: '0' }]);
  try {
    const [threads, alone] = world.processes.map((one) => ({ one, rounds: [] }));
    // The first documents of a process, or of a thread, take ten times as long.
    for (const { one } of [threads, alone]) await signTogether(world, one, atOnce);
    for (let round = 0; round < rounds; round += 1)
      for (const side of [threads, alone]) side.rounds.push(await signTogether(world, side.one, atOnce));
    say(`\n${atOnce} customers at once, ${rounds} rounds, load ${loadavg()[0].toFixed(1)}; beside it without threads`);
    const lines = table(say);
    for (const step of steps) {
      const profile = once(() => profileOfStep(world, { pid: threads.one.pid, file }, step, atOnce));
      for (const { tell, ...line } of linesOf(step, threads.rounds, alone.rounds, atOnce))
        await lines.add(line, async () => tell(await profile()));
    }
    return lines.holds();
  } finally {
    await world.stop();
    rmSync(file, { force: true });
  }
}

/** What is told of a step, and how its profile is told where it falls short. */
function linesOf(step, rounds, alone, atOnce) {
  const taken = (name) => rounds.map((round) => round[step][name]);
  const pairs = taken('rate').map((ours, round) => ({ ours, bare: alone[round][step].rate }));
  const rate = { name: `${step}, a second`, unit: '/s' };
  const hole = { name: `${step}, longest hole`, unit: 'ms', values: taken('hole'), most: longestHoleMs };
  return [
    lineOf({ ...rate, rounds: pairs }),
    { ...ownLineOf({ ...rate, values: taken('rate'), least: leastASecond, bound: cores }), tell: tellProfile },
    {
      ...ownLineOf({ ...hole, bound: `${atOnce} calls in one moment, on ${cores}` }),
      tell: tellHole,
    },
  ];
}

/** A further round, in which a step of the process with threads is profiled. */
async function profileOfStep(world, { pid, file }, step, atOnce) {
  let profile;
  await signTogether(world, world.processes[0], atOnce, async (name, act) => {
    if (name !== step) return act();
    profile = await profileOf({ pid, file }, act);
  });
  return profile;
}

/** What is made when it is asked for first. */
function once(make) {
  let made;
  return () => {
    made ??= make();
    return made;
  };
}

/** @param around what surrounds each step, when everybody is about to take it */
async function signTogether({ order, newClient, provider }, one, atOnce, around = (_step, act) => act()) {
  const customers = [];
  for (let made = 0; made < atOnce; made += 1) {
    const { ask } = newClient(one);
    customers.push({ ask, ...(await makeContract(ask, order)) });
  }
  const post = async ({ ask, contract_uid }, step, body) => {
    const path = `/api/v1/public/contracts/${contract_uid}/${step}`;
    const answer = await ask(path, { method: 'POST', body, key: randomUUID() });
    assert.equal(answer.status, 202, `${step}: ${answer.content}`);
  };
  const take = (step, bodyOf) =>
    together(one, atOnce, () =>
      around(step, () => Promise.all(customers.map((each) => post(each, step, bodyOf(each))))),
    );
  const sign = await take('sign', () => ({ terms: true, clauses: true }));
  const codes = new Map();
  for (const { phone } of customers) codes.set(phone, await provider.codeFor(phone));
  const confirm = await take('confirm-otp', ({ phone }) => ({ otp_code: codes.get(phone) }));
  return { sign, 'confirm-otp': confirm };
}

async function together(one, count, act) {
  // What the messages of the step before still cost is no part of this one.
  await pause(1_000);
  await longestHole(one);
  const begun = performance.now();
  await act();
  const seconds = (performance.now() - begun) / 1_000;
  return { rate: count / seconds, hole: await longestHole(one) };
}

/** The longest delay of the process's event loop since it was asked last, in milliseconds. */
async function longestHole({ port }) {
  const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(figures)?.[1]) * 1_000;
}
