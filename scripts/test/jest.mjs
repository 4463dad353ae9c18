import { bin } from '../lib/run.mjs';
import { runWithReport } from './report.mjs';

/**
 * Runs jest; a file that could not even be loaded counts as a failure, and so does a run without tests.
 * @param {string[]} args
 * @param {object} env
 * @returns {Promise<import('./report.mjs').StageResult>}
 */
export async function jest(args, env = {}) {
  const { code, output, report } = await runWithReport(
    (file) => [bin('jest'), '--ci', '--json', `--outputFile=${file}`, ...args],
    () => ({ env: { ...env, FORCE_COLOR: '0' } }),
  );
  if (!report) return { passed: 0, failed: 1, output };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const none = report.numTotalTests === 0;
  return {
    passed: report.numPassedTests,
    failed: failed || (code !== 0 || none ? 1 : 0),
    output: none ? 'No test was found.' : failuresIn(output),
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: name,
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

/** What jest said, without its JSON and without the files that passed. */
const failuresIn = (output) =>
  output
    .split('\n')
    .filter((line) => !/^(PASS |\{"num)/.test(line))
    .join('\n');
