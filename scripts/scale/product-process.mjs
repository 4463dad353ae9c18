import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../lib/files.mjs';
import { until } from './until.mjs';

const main = path.join(root, 'server/dist/main.js');

/** What each process has that is tried: its operator is a program, which signs in with a password alone. */
export const commonSettings = { STAFF_SECOND_STEP: '0', TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'warn' };

/** What several on one database have beside that. */
export const commonKeys = { APP_KEYS: 'una-chiave-di-prova-uguale-per-i-due-processi' };

/** One process of the built product. It may be ended and started anew. */
export class ProductProcess {
  #child;

  /** @param {number} port @param {Record<string, string>} variables */
  constructor(port, variables) {
    this.port = port;
    this.variables = variables;
    process.once('exit', () => this.#child?.kill('SIGKILL'));
  }

  get pid() {
    return this.#child.pid;
  }

  /** Starts it, and waits until it says that it is ready. */
  async start() {
    const env = { PATH: process.env.PATH, ...this.variables, PORT: String(this.port) };
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    this.#child = child;
    this.ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)));
    this.said = '';
    child.stderr.setEncoding('utf8').on('data', (chunk) => {
      this.said += chunk;
    });
    await until(
      async () => (await this.status('/api/v1/ready')) === 200,
      `the process at ${this.port} is ready`,
      () => (child.exitCode === null ? null : this.said),
    );
  }

  /** The status of an answer of this very process. */
  async status(address) {
    const answer = await fetch(`http://127.0.0.1:${this.port}${address}`, { headers: { connection: 'close' } });
    await answer.arrayBuffer();
    return answer.status;
  }

  /** How many requests it has answered since it started, this question not among them. */
  async served() {
    const metrics = await (await fetch(`http://127.0.0.1:${this.port}/metrics`)).text();
    const counts = metrics.matchAll(/^http_request_duration_seconds_count\{(?!.*"\/metrics").*} (\d+)$/gm);
    return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
  }

  /** @param {NodeJS.Signals} signal */
  signal(signal) {
    this.#child.kill(signal);
  }

  /** Ends it as an operator would. @returns the exit code */
  end() {
    this.signal('SIGTERM');
    return this.ended;
  }

  /** Ends it as a power cut would. */
  kill() {
    this.signal('SIGKILL');
    return this.ended;
  }
}
