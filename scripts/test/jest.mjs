import path from 'node:path';
import { root } from '../lib/files.mjs';
import { bin } from '../lib/run.mjs';
import { runWithReport } from './report.mjs';

/** Most of what a test makes is thrown away with it: with room for it, V8 need not look through it as often. */
const nodeOptions = [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' ');

/**
 * Runs jest; a file that could not even be loaded counts as a failure, and so does a run without tests.
 * @param {string[]} args
 * @param {object} env
 * @returns {Promise<import('./report.mjs').StageResult>}
 */
export async function jest(args, env = {}) {
  const { code, output, report } = await runWithReport(
    (file) => [bin('jest'), '--ci', '--json', `--outputFile=${file}`, ...args],
    () => ({ env: { ...env, FORCE_COLOR: '0', NODE_OPTIONS: nodeOptions } }),
  );
  if (!report) return { passed: 0, failed: 1, output };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const none = report.numTotalTests === 0;
  return {
    passed: report.numPassedTests,
    failed: failed || (code !== 0 || none ? 1 : 0),
    output: none ? 'No test was found.' : failuresIn(output),
    failures: report.testResults.flatMap(failuresOf),
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: name,
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

/** The failed tests of a file, or the file itself where it could not be loaded. */
function failuresOf({ name, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  const file = path.relative(root, name);
  if (failed.length === 0) return assertionResults.length === 0 && message ? [{ test: file, message }] : [];
  return failed.map(({ fullName, failureMessages }) => ({
    test: `${file} › ${fullName}`,
    message: failureMessages.join('\n'),
  }));
}

/** What jest said, without its JSON and without the files that passed. */
const failuresIn = (output) =>
  output
    .split('\n')
    .filter((line) => !/^(PASS |\{"num)/.test(line))
    .join('\n');
