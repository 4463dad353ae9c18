/**
 * Loaded into the product before it starts (`node --import`): from one SIGUSR2 to the next it looks where the time of
 * the process and of its worker threads goes and when its event loop was late most, and from one SIGPWR to the next of
 * what its memory consists when that is highest; what it saw it writes to the file which `PROFILE` names. Until then it
 * costs nothing. With `PROFILE_FROM_START` and `MEMORY_FROM_START` it looks from the beginning.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { BroadcastChannel, isMainThread } from 'node:worker_threads';
import { watchMemory } from './memory-watch.mjs';

/** Microseconds between two looks. */
const interval = 250;

let session = null;

async function start() {
  session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval });
  await session.post('Profiler.start');
}

async function stop() {
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  session = null;
  return profile;
}

/** Milliseconds between two looks at how late the event loop is. */
const turn = 10;

/** The clock that profiles have, in microseconds. */
const now = () => Number(process.hrtime.bigint() / 1_000n);

/** How long the main thread was ready to run and no core was free, in microseconds; 0 where Linux does not tell. */
function waitedForCore() {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[1]) / 1_000;
  } catch {
    return 0;
  }
}

/** Watches for the longest delay of the event loop. @returns what ends that and tells it */
function watchDelays() {
  let hole = { from: 0, to: 0, waited: 0 };
  let due = now() + turn * 1_000;
  let waited = waitedForCore();
  const timer = setInterval(() => {
    const [at, all] = [now(), waitedForCore()];
    if (at - due > hole.to - hole.from) hole = { from: due, to: at, waited: Math.min(all - waited, at - due) };
    due = at + turn * 1_000;
    waited = all;
  }, turn);
  return () => {
    clearInterval(timer);
    return hole;
  };
}

/** A signal reaches the main thread alone, which tells the others. */
const channel = new BroadcastChannel('profiler');
channel.unref();
const nextMessage = () => new Promise((resolve) => channel.addEventListener('message', resolve, { once: true }));

const write = (seen) => writeFileSync(process.env.PROFILE, JSON.stringify(seen));

function followMainThread() {
  channel.onmessage = async ({ data }) => {
    if (data === 'start') {
      await start();
      channel.postMessage('started');
    } else if (data === 'stop' && session !== null) channel.postMessage({ profile: await stop() });
  };
}

function obeySignals() {
  let started = 0;
  let threads = [];
  let endOfWatch;
  channel.onmessage = ({ data }) => {
    if (data === 'started') started += 1;
    else threads.push(data.profile);
  };
  let endOfMemory = process.env.MEMORY_FROM_START === undefined ? null : watchMemory();
  process.on('SIGPWR', () => {
    if (endOfMemory === null) endOfMemory = watchMemory();
    else {
      write(endOfMemory());
      endOfMemory = null;
    }
  });
  async function begin() {
    started = 0;
    threads = [];
    channel.postMessage('start');
    await start();
    endOfWatch = watchDelays();
  }
  async function end() {
    const hole = endOfWatch();
    const main = await stop();
    channel.postMessage('stop');
    while (threads.length < started) await nextMessage();
    write({ main, threads, hole });
  }
  process.on('SIGUSR2', () => (session === null ? begin() : end()));
  return process.env.PROFILE_FROM_START === undefined ? undefined : begin();
}

if (isMainThread) await obeySignals();
else followMainThread();
