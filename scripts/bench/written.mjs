import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * What a process puts down in a file as JSON; the file is there whole when it can be read.
 * @param {string} file
 * @param {string} what it is, for whoever reads the error
 * @param {number} [patienceMs]
 * @throws Error when it is not there in time
 */
export async function written(file, what, patienceMs = 30_000) {
  for (const end = performance.now() + patienceMs; performance.now() < end; await wait(100)) {
    if (!existsSync(file)) continue;
    try {
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch {}
  }
  throw new Error(`Waited ${patienceMs / 1_000} s for ${what}, which was to be in ${file}.`);
}
