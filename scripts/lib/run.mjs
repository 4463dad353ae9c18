import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './files.mjs';

const running = new Set();

/**
 * Runs a program to its end, without a standard input, in a process group of its own.
 * @param {string[]} command program and arguments
 * @param {{ cwd?: string, env?: object, show?: boolean, signal?: AbortSignal, onLine?: (line: string) => void }} options
 *   `show` prints the output while it comes, `signal` ends the program with all that it started, `onLine` is told each
 *   line that it writes
 * @returns {Promise<{ code: number, output: string, seconds: number }>} a program that cannot start has code 127
 */
export function run([program, ...args], { cwd = root, env = {}, show = false, signal, onLine } = {}) {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    const take = (chunk) => {
      output += chunk;
      if (show) process.stdout.write(chunk);
    };
    const end = () => endGroup(child, 'SIGKILL');
    const finish = (code) => {
      signal?.removeEventListener('abort', end);
      running.delete(child);
      resolve({ code, output, seconds: (performance.now() - started) / 1000 });
    };
    running.add(child);
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    child.on('error', (error) => {
      take(`${error.message}\n`);
      finish(127);
    });
    child.on('close', (code) => finish(code ?? 1));
    if (onLine) for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', onLine);
    if (signal?.aborted) end();
    signal?.addEventListener('abort', end, { once: true });
  });
}

/** The path of a program that an npm package brings. */
export const bin = (name) => path.join(root, 'node_modules/.bin', name);

/** Ends what `run` started and is still running, with all that it started itself. */
export function stopAll(signal = 'SIGTERM') {
  for (const child of running) endGroup(child, signal);
}

function endGroup({ pid }, signal) {
  // One that could not start has no number.
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // It ended in the meantime.
  }
}

/** Stops the children when this process is asked to stop. */
export function stopWithMe() {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      stopAll();
      process.exit(130);
    });
  }
}

/** Runs tasks, at most `limit` at a time, and gives their results in the tasks' order. */
export async function inParallel(tasks, limit) {
  const results = [];
  const queue = tasks.entries();
  const worker = async () => {
    for (const [index, task] of queue) results[index] = await task();
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}
