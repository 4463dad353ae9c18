import path from 'node:path';
import { root, workspaces } from '../lib/files.mjs';
import { bin, run } from '../lib/run.mjs';

/** Files of tests in a quick run: it is meant to be waited for. */
const most = 30;

const linesOf = (output) => output.split('\n').filter(Boolean);

async function git(...args) {
  const { code, output } = await run(['git', ...args]);
  return code === 0 ? linesOf(output) : null;
}

/**
 * The files that differ from the main branch, those that are not committed included.
 * @returns {Promise<string[] | null>} null where there is no main branch to compare with
 */
export async function changedFiles() {
  const bases = await Promise.all(['origin/main', 'main'].map((branch) => git('merge-base', 'HEAD', branch)));
  const base = bases.flat().find(Boolean);
  if (base === undefined) return null;
  const [changed, added] = await Promise.all([
    git('diff', '--name-only', '--diff-filter=d', base),
    git('ls-files', '--others', '--exclude-standard'),
  ]);
  return [...new Set([...(changed ?? []), ...(added ?? [])])];
}

/** The files of tests that can reach a changed source by their imports, the nearest first. */
export async function testsOf(changed) {
  const sources = changed.filter((file) => /\.(tsx?|mjs|cjs)$/.test(file) && isTested(file));
  if (sources.length === 0) return [];
  const { output } = await run([bin('jest'), '--listTests', '--findRelatedTests', ...sources]);
  const tests = linesOf(output).filter((line) => path.isAbsolute(line));
  return nearestFirst(
    tests.map((file) => path.relative(root, file)),
    sources,
  );
}

const isTested = (file) => [...workspaces.filter((name) => name !== 'e2e'), 'scripts'].includes(file.split('/')[0]);

/** Tests by the number of folders between them and the nearest changed source. */
export function nearestFirst(tests, sources) {
  const distance = (test) => Math.min(...sources.map((source) => foldersBetween(test, source)));
  const far = new Map(tests.map((test) => [test, distance(test)]));
  return tests.toSorted((a, b) => far.get(a) - far.get(b) || (a < b ? -1 : 1));
}

function foldersBetween(one, other) {
  if (one === other) return -1;
  return path.relative(path.dirname(one), path.dirname(other)).split('/').filter(Boolean).length;
}

/** The tests that fit into a quick run, and how many do not. */
export const fitting = (tests) => ({ tests: tests.slice(0, most), more: Math.max(0, tests.length - most) });
