import { setTimeout as pause } from 'node:timers/promises';
import { createCallers } from './callers.mjs';
import { withMailbox } from './installation.mjs';
import { createKnownValues } from './known-values.mjs';
import { operationsOf } from './operations.mjs';
import { randomFrom } from './random.mjs';
import { planRequests } from './request-plan.mjs';
import { sendRequest } from './send-request.mjs';

const atOnce = 8;
/** What tells of our insides, and belongs into no answer. */
const insides = /node_modules|\bat \S+ \(\/|SQLSTATE|syntax error at|\bselect "|drizzle|server\/dist/;

/** @type {import('./run-part.mjs').Part} */
export const requests = {
  name: 'requests',
  about: 'requests made from the OpenAPI document: long, hostile and nearly valid values in every field',
  counts: { requests: 200_000 },
  short: { requests: 1_500 },
  run({ counts, seed, say }) {
    return withMailbox((world) => bombard(world, { count: counts.requests, random: randomFrom(seed), say }));
  },
};

async function bombard(world, { count, random, say }) {
  const { port, ended } = world.process;
  let alive = true;
  ended.then(() => {
    alive = false;
  });
  const known = createKnownValues();
  const document = await (await fetch(`http://127.0.0.1:${port}/api/v1/openapi.json`)).json();
  const plan = planRequests(operationsOf(document), { random, known });
  const callers = await createCallers(world);
  const seen = { statuses: {}, times: [], slowest: { ms: 0, what: '' }, faults: [], broken: 0, sent: 0 };
  const bystander = watchHealth(port);

  async function one() {
    const request = plan.next();
    const caller = callers.tokenFor(request.operation, random);
    const answer = await persistently(() => sendRequest(port, request, caller.token), seen, request);
    if (answer === null) return;
    note(seen, request, answer);
    if (answer.status < 300) learnFrom(known, answer);
    if (answer.status === 401 && caller.name !== null) await callers.renew(caller.name, caller.token);
  }

  async function sender() {
    while (alive && seen.sent < count) {
      seen.sent += 1;
      if (seen.sent % 1_000 === 0) say(`${seen.sent} of ${count} requests, ${seen.faults.length} faults`);
      await one();
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sender));
  const longest = await bystander.stop();
  return {
    checks: [
      { what: 'no answer is a 5xx but 503 with Retry-After, and none shows our insides', faults: seen.faults },
      { what: 'the process that was started still answers', faults: alive ? [] : [world.process.said.slice(-2_000)] },
    ],
    figures: [
      ['requests', seen.sent],
      [
        'fields and kinds of values, each sent at least',
        `${Math.floor(seen.sent / plan.targets)} of ${plan.targets} times`,
      ],
      ...Object.entries(seen.statuses).map(([status, times]) => [`status ${status}`, times]),
      ...[50, 99, 100].map((share) => [`time of an answer, ${share} %`, `${percentile(seen.times, share)} ms`]),
      ['slowest answer', seen.slowest.what.replaceAll('|', '/')],
      ['longest that health waited meanwhile', `${Math.round(longest)} ms`],
      ['connections closed beneath a body, and asked again', seen.broken],
    ],
  };
}

/** A body that is too large may be answered by closing the connection: asked once more, it must be answered. */
async function persistently(send, seen, request) {
  try {
    return await send();
  } catch {
    seen.broken += 1;
  }
  try {
    return await send();
  } catch (error) {
    seen.faults.push(`${described(request)}: no answer (${error.cause?.code ?? error.message})`);
    return null;
  }
}

function note(seen, request, { status, headers, text, ms }) {
  seen.statuses[status] = (seen.statuses[status] ?? 0) + 1;
  seen.times.push(ms);
  if (ms > seen.slowest.ms) seen.slowest = { ms, what: described(request) };
  if (status >= 500 && !(status === 503 && headers.has('retry-after')))
    seen.faults.push(`${described(request)}: ${status} ${text.slice(0, 200)}`);
  if (status >= 400 && insides.test(text)) seen.faults.push(`${described(request)}: ${text.slice(0, 300)}`);
}

function described({ operation, kind, place, parts }) {
  if (place === null) return `${operation.id} (${JSON.stringify(parts).slice(0, 300)})`;
  const sent = place.way.reduce((value, step) => value?.[step], parts[place.part]);
  return `${operation.id}, ${kind} ${place.part} ${place.way.join('.')} = ${JSON.stringify(sent)?.slice(0, 120)}`;
}

function learnFrom(known, { headers, text }) {
  if (headers.get('content-type')?.startsWith('application/json') && text !== '') known.learn(JSON.parse(text));
}

function percentile(times, share) {
  const sorted = times.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.ceil((sorted.length * share) / 100) - 1] ?? 0);
}

/** Somebody who only wants to know whether the process is alive, all the time. */
function watchHealth(port) {
  let longest = 0;
  let going = true;
  const done = (async () => {
    while (going) {
      const begun = performance.now();
      await fetch(`http://127.0.0.1:${port}/api/v1/health`).catch(() => undefined);
      longest = Math.max(longest, performance.now() - begun);
      await pause(100);
    }
  })();
  return {
    async stop() {
      going = false;
      await done;
      return longest;
    },
  };
}
