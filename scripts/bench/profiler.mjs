/**
 * Loaded into the product before it starts (`node --import`): from one SIGUSR2 to the next it looks where the time of the
 * process and of its worker threads goes, and then writes that to the file which `CPU_PROFILE` names. Until then it
 * costs nothing.
 */
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { BroadcastChannel, isMainThread } from 'node:worker_threads';

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

/** A signal reaches the main thread alone, which tells the others. */
const channel = new BroadcastChannel('profiler');
channel.unref();
const nextMessage = () => new Promise((resolve) => channel.addEventListener('message', resolve, { once: true }));

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
  channel.onmessage = ({ data }) => {
    if (data === 'started') started += 1;
    else threads.push(data.profile);
  };
  process.on('SIGUSR2', async () => {
    if (session === null) {
      started = 0;
      threads = [];
      channel.postMessage('start');
      await start();
    } else {
      const main = await stop();
      channel.postMessage('stop');
      while (threads.length < started) await nextMessage();
      writeFileSync(process.env.CPU_PROFILE, JSON.stringify({ main, threads }));
    }
  });
}

if (isMainThread) obeySignals();
else followMainThread();
