/**
 * Loaded into the product before it starts (`node --import`): from one SIGUSR2 to the next it looks where the process's
 * time goes, and then writes that to the file which `CPU_PROFILE` names. Until then it costs nothing.
 */
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { isMainThread } from 'node:worker_threads';

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
  writeFileSync(process.env.CPU_PROFILE, JSON.stringify(profile));
}

if (isMainThread) process.on('SIGUSR2', () => void (session === null ? start() : stop()));
