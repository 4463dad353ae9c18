import { strict as assert } from 'node:assert';
import { randomUUID } from 'node:crypto';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { startInstallation } from '../faults/installation.mjs';
import { makeContract } from '../scale/visitor.mjs';
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
  const world = await startInstallation([{}, { WORKER_THREADS: '0' }]);
  try {
    const [threads, alone] = world.processes.map((one) => ({ one, rounds: [] }));
    // The first documents of a process, or of a thread, take ten times as long.
    for (const { one } of [threads, alone]) await signTogether(world, one, atOnce);
    for (let round = 0; round < rounds; round += 1)
      for (const side of [threads, alone]) side.rounds.push(await signTogether(world, side.one, atOnce));
    say(`\n${atOnce} customers at once, ${rounds} rounds, load ${loadavg()[0].toFixed(1)}; beside it without threads`);
    const lines = table(say);
    for (const step of steps) {
      const taken = (name) => threads.rounds.map((round) => round[step][name]);
      const pairs = taken('rate').map((ours, round) => ({ ours, bare: alone.rounds[round][step].rate }));
      lines.add(lineOf({ name: `${step}, a second`, unit: '/s', rounds: pairs }));
      lines.add(
        ownLineOf({ name: `${step}, a second`, unit: '/s', values: taken('rate'), least: leastASecond, bound: cores }),
      );
      lines.add(
        ownLineOf({
          name: `${step}, longest hole`,
          unit: 'ms',
          values: taken('hole'),
          most: longestHoleMs,
          bound: `${atOnce} calls in one moment, on ${cores}`,
        }),
      );
    }
    return lines.holds();
  } finally {
    await world.stop();
  }
}

async function signTogether({ order, newClient, provider }, one, atOnce) {
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
  const sign = await together(one, customers, (each) => post(each, 'sign', { terms: true, clauses: true }));
  const codes = new Map();
  for (const { phone } of customers) codes.set(phone, await provider.codeFor(phone));
  const confirm = await together(one, customers, (each) =>
    post(each, 'confirm-otp', { otp_code: codes.get(each.phone) }),
  );
  return { sign, 'confirm-otp': confirm };
}

async function together(one, customers, act) {
  // What the messages of the step before still cost is no part of this one.
  await pause(1_000);
  await longestHole(one);
  const begun = performance.now();
  await Promise.all(customers.map(act));
  const seconds = (performance.now() - begun) / 1_000;
  return { rate: customers.length / seconds, hole: await longestHole(one) };
}

/** The longest delay of the process's event loop since it was asked last, in milliseconds. */
async function longestHole({ port }) {
  const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(figures)?.[1]) * 1_000;
}
