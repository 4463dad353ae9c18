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

  async function sell() {
    const [key, body] = [randomUUID(), orderBody(order)];
    for (const deadline = performance.now() + longestMs; performance.now() < deadline; ) {
      // From an address of its own each time: limits count tries by address.
      const { ask } = newClient(one);
      const answer = await ask('/api/v1/public/contracts/create-new', { method: 'POST', body, key }).catch(() => null);
      const status = answer?.status ?? 'none';
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status === 201) return made.push(answer.json().data.contract_uid);
      if (status === 503 && !answer.headers['retry-after']) faults.push('A 503 without Retry-After');
      // The first try with this key is still held to be at work: a person begins anew.
      if (status === 409) return undefined;
      if (![503, 'none'].includes(status)) return faults.push(`${status}: ${answer.content}`);
      if (!going) return undefined;
      await pause(100);
    }
    return faults.push('A call that never succeeded');
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
