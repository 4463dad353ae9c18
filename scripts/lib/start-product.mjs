import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './files.mjs';
import { freePort } from './free-port.mjs';

/** A demonstration that is kept for the next time: filling it takes longer than what is measured with it. */
export const keptFolder = path.join(root, '.cache/bench-data');

const pauseMs = 20;
const patienceMs = 900_000;

/**
 * Starts the built product with its demonstration, on a port of its own, and waits until it is ready.
 * @param {Record<string, string>} variables its settings, of which it needs `DATA_DIR`
 * @returns {Promise<{ address: string, pid: number, startMs: number, stop: () => Promise<void> }>} `startMs` is how long it
 *   took until it was ready
 */
export async function startProduct(variables) {
  const port = await freePort();
  const begun = performance.now();
  const child = spawn(process.execPath, [path.join(root, 'server/dist/main.js')], {
    cwd: root,
    env: { ...process.env, DEMO: '1', LOG_LEVEL: 'warn', PORT: String(port), ...variables },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const address = `http://127.0.0.1:${port}`;
  while (!(await isReady(address))) {
    if (child.exitCode !== null || performance.now() - begun > patienceMs) {
      child.kill('SIGKILL');
      throw new Error('The server did not start.');
    }
    await wait(pauseMs);
  }
  const startMs = performance.now() - begun;
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { address, pid: child.pid, startMs, stop };
}

async function isReady(address) {
  try {
    return (await fetch(`${address}/api/v1/ready`)).ok;
  } catch {
    return false;
  }
}

/**
 * Signs in as somebody of the demonstration: `admin`, `manager` or `cliente`.
 * @returns {Promise<{ access_token: string }>} what the sign-in answers
 */
export async function signIn(address, name) {
  const answer = await fetch(`${address}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@demo.carcare.it`, password: 'carcare-demo-2026' }),
  });
  return answer.json();
}

/** What local storage holds of a sign-in (shell/src/session/session-keys.ts). */
export async function sessionOf({ address }, name) {
  const { access_token: token } = await signIn(address, name);
  const flag = (whose) => (name === whose ? '1' : '0');
  return {
    token,
    authenticated: '1',
    isAdmin: flag('admin'),
    isManager: flag('manager'),
    isUser: flag('cliente'),
  };
}
