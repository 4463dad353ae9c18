import { strict as assert } from 'node:assert';
import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { startInstallation } from '../faults/installation.mjs';
import { makeContract } from '../scale/visitor.mjs';
import { middle } from './ratio.mjs';

/** How long at most a process may leave everybody else unanswered while contracts are signed. */
const longestHoleMs = 50;
/** The document is filled when it is shown for the signature, and sealed when the code is confirmed. */
const steps = ['sign', 'confirm-otp'];

/**
 * Has many customers sign at the same moment, at a process with worker threads and at one that does everything itself,
 * in turn. Prints the signatures a second of both, and the longest time in which each answered nobody. The server must
 * have been built.
 * @param {{ atOnce: number, rounds: number, say: (line: string) => void }} options
 * @returns {Promise<boolean>} whether the longest hole with threads is short enough, in the middle round
 */
export async function benchSignatures({ atOnce, rounds, say }) {
  const world = await startInstallation([{}, { WORKER_THREADS: '0' }]);
  try {
    const [threads, alone] = world.processes.map((one) => ({ one, rounds: [] }));
    // The first documents of a process, or of a thread, take ten times as long.
    for (const { one } of [threads, alone]) await signTogether(world, one, atOnce);
    for (let round = 0; round < rounds; round += 1)
      for (const side of [threads, alone]) side.rounds.push(await signTogether(world, side.one, atOnce));
    say(`\n${atOnce} customers at once, ${rounds} rounds, load ${loadavg()[0].toFixed(1)}`);
    const holes = steps.map((step) => {
      const [ours, without] = [threads, alone].map((side) => ({
        rate: middle(side.rounds.map((round) => round[step].rate)),
        hole: middle(side.rounds.map((round) => round[step].hole)),
      }));
      say(`${step.padEnd(12)} with threads ${textOf(ours)}    without ${textOf(without)}`);
      return ours.hole;
    });
    return Math.max(...holes) <= longestHoleMs;
  } finally {
    await world.stop();
  }
}

const textOf = ({ rate, hole }) => `${rate.toFixed(1).padStart(5)} /s, longest hole ${hole.toFixed(0).padStart(4)} ms`;

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
