import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './files.mjs';
import { freePort } from './free-port.mjs';

const pauseMs = 500;
const mostTries = 600;

/**
 * Starts the built product with its demonstration, on a port of its own, and waits until it is ready.
 * @param {Record<string, string>} variables its settings, of which it needs `DATA_DIR`
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>}
 */
export async function startProduct(variables) {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(root, 'server/dist/main.js')], {
    cwd: root,
    env: { ...process.env, DEMO: '1', LOG_LEVEL: 'warn', PORT: String(port), ...variables },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await isReady(address)); tries += 1) {
    if (child.exitCode !== null || tries === mostTries) throw new Error('The server did not start.');
    await wait(pauseMs);
  }
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { address, stop };
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

/** What local storage holds of a sign-in (shell/src/auth/session-keys.ts). */
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
