import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './files.mjs';

const running = new Set();

/**
 * Runs a program to its end, without a standard input, in a process group of its own.
 * @param {string[]} command program and arguments
 * @param {{ cwd?: string, env?: object, show?: boolean }} options `show` prints the output while it comes
 * @returns {Promise<{ code: number, output: string, seconds: number }>} a program that cannot start has code 127
 */
export function run([program, ...args], { cwd = root, env = {}, show = false } = {}) {
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
    const finish = (code) => {
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
  });
}

/** The path of a program that an npm package brings. */
export const bin = (name) => path.join(root, 'node_modules/.bin', name);

/** Ends what `run` started and is still running, with all that it started itself. */
export function stopAll(signal = 'SIGTERM') {
  for (const child of running) {
    try {
      process.kill(-child.pid, signal);
    } catch {
      // It ended in the meantime.
    }
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
