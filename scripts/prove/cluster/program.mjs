import { spawn, spawnSync } from 'node:child_process';

const running = new Set();
process.once('exit', () => {
  for (const pid of running) signalAll(pid, 'SIGKILL');
});

/**
 * A program of the cluster that runs until it is ended, with all that it starts itself.
 * @param {string[]} command
 * @param {{ cwd: string, env: Record<string, string> }} place
 */
export function startProgram([program, ...args], { cwd, env }) {
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-20_000);
    });
  const ended = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  running.add(child.pid);
  child.once('exit', () => running.delete(child.pid));
  return {
    said: () => said,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    /** @param {NodeJS.Signals} signal to it and to all below it */
    signal: (signal) => signalAll(child.pid, signal),
    async kill() {
      signalAll(child.pid, 'SIGKILL');
      await ended;
    },
  };
}

/** Sends a signal to a process and to all below it. @param {number | undefined} pid @param {NodeJS.Signals} signal */
export function signalAll(pid, signal) {
  if (pid === undefined) return;
  for (const one of [...descendantsOf(pid), pid]) {
    try {
      process.kill(one, signal);
    } catch {
      // It ended meanwhile.
    }
  }
}

function descendantsOf(pid) {
  const children = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean);
  return children.flatMap((child) => [...descendantsOf(Number(child)), Number(child)]);
}
