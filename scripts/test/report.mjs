import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../lib/run.mjs';

/**
 * What a stage tells.
 * @typedef {object} StageResult
 * @property {number} passed
 * @property {number} failed
 * @property {string} output what the tools said, shown when something failed
 * @property {string} [note] for the summary
 * @property {string[]} [notRun] what it left out and why, in a sentence each
 * @property {{ test: string, message: string }[]} [failures] the tests that failed, with what was expected and what came
 * @property {{ file: string, seconds: number }[]} [files] how long each file of tests took
 */

/** One check a tool: what those that failed said. */
export const add = (results) => ({
  passed: results.filter(({ code }) => code === 0).length,
  failed: results.filter(({ code }) => code !== 0).length,
  output: results
    .filter(({ code }) => code !== 0)
    .map(({ output }) => output)
    .join('\n'),
});

/** Runs a tool that writes its result as JSON into a file, and reads that; null when there is none. */
export async function runWithReport(command, options) {
  const folder = mkdtempSync(path.join(tmpdir(), 'carcare-report-'));
  const file = path.join(folder, 'report.json');
  const result = await run(command(file), options(file));
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  rmSync(folder, { recursive: true });
  return { ...result, report };
}
