import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { orderBody } from '../scale/visitor.mjs';

const longestMs = 60_000;

/**
 * Visitors who make contracts at one process, each again and again, until they are told to stop. Whoever hears "not
 * now" sends the same call with the same key a moment later, as our pages do.
 * @returns `made`: the contracts that were acknowledged; `statuses`: how often each status was heard, with `none` for no
 *   answer at all; `faults`: sentences about what nobody should ever hear
 */
export function startSales({ order, newClient }, one, visitors = 6) {
  const made = [];
  const statuses = {};
  const faults = [];
  let going = true;

  /** What one try came to: the contract, nothing yet, or that it is no use to go on. */
  async function attempt(key, body) {
    // From an address of its own each time: limits count tries by address.
    const { ask } = newClient(one);
    const answer = await ask('/api/v1/public/contracts/create-new', { method: 'POST', body, key }).catch(() => null);
    const status = answer?.status ?? 'none';
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status === 201) made.push(answer.json().data.contract_uid);
    if (status === 503 && !answer.headers['retry-after']) faults.push('A 503 without Retry-After');
    // With 409 the first try with this key is still held to be at work: a person begins anew.
    const isOver = ![503, 'none'].includes(status);
    if (isOver && ![201, 409].includes(status)) faults.push(`${status}: ${answer.content}`);
    return isOver;
  }

  async function sell() {
    const [key, body] = [randomUUID(), orderBody(order)];
    for (const deadline = performance.now() + longestMs; performance.now() < deadline; ) {
      if ((await attempt(key, body)) || !going) return;
      await pause(100);
    }
    faults.push('A call that never succeeded');
  }

  async function visitor() {
    while (going) await sell();
  }
  const all = Promise.all(Array.from({ length: visitors }, visitor));
  return {
    made,
    statuses,
    faults,
    async stop() {
      going = false;
      await all;
    },
  };
}
