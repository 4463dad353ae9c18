import path from 'node:path';
import { filesBelow, root } from '../lib/files.mjs';
import { postgresPrograms, startPostgres } from '../lib/postgres.mjs';
import { bin } from '../lib/run.mjs';
import { runWithReport } from '../test/report.mjs';

/** Every line of the table of tamperings is a test, as are the checkpoint's. */
const names = ['tampering', 'checkpoint', 'event-chain', 'verify-sealed'].map((name) => `${name}.test.ts`);
const tests = filesBelow(path.join(root, 'server/src'), /\.test\.ts$/).filter((file) =>
  names.includes(path.basename(file)),
);

/** @type {import('./run-part.mjs').Part} */
export const evidence = {
  name: 'evidence',
  about: 'every tampering with histories, rows, documents, money and numbers, which verify must name',
  counts: {},
  // The stage `api` runs them.
  short: null,
  async run({ say }) {
    const programs = postgresPrograms();
    const server = programs === null ? null : await startPostgres(programs);
    try {
      const { report, output } = await runWithReport(
        (file) => [bin('jest'), '--maxWorkers=1', '--json', `--outputFile=${file}`, '--runTestsByPath', ...tests],
        () => ({ cwd: root, env: server === null ? {} : { TEST_DATABASE_URL: server.url } }),
      );
      if (report === null || tests.length < names.length) throw new Error(output);
      const lines = report.testResults.flatMap(({ assertionResults }) => assertionResults);
      say(`${lines.length} tamperings and proofs`);
      return {
        checks: lines.map(({ fullName, status, failureMessages }) => ({
          what: fullName,
          faults: status === 'passed' ? [] : [failureMessages.join(' ') || status],
        })),
        figures: [['on', server?.version ?? 'the embedded database']],
      };
    } finally {
      await server?.stop();
    }
  },
};
