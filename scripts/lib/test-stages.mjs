/** The stages of `npm test`. Each tells how many checks passed and failed, and what the tools said. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildIfChanged, builds } from './builds.mjs';
import { browserWorkspaces, filesBelow, libraries, root, workspaces } from './files.mjs';
import { rememberPassed, testInputs } from './passed-tests.mjs';
import { postgresPrograms, startPostgres } from './postgres.mjs';
import { bin, inParallel, run } from './run.mjs';

const add = (results) => ({
  passed: results.filter(({ code }) => code === 0).length,
  failed: results.filter(({ code }) => code !== 0).length,
  output: results
    .filter(({ code }) => code !== 0)
    .map(({ output }) => output)
    .join('\n'),
});

const types = async () =>
  add(
    await inParallel(
      [...workspaces, 'scripts'].map((name) => () => run([bin('tsc'), '-p', name, '--noEmit'])),
      2,
    ),
  );

const lint = async () => add([await run([bin('biome'), 'check', '--colors=off', '--max-diagnostics=50', '.'])]);

const script = (file) => async () => add([await run([process.execPath, `scripts/checks/${file}`])]);

/** Runs a tool that writes its result as JSON into a file, and reads that; null when there is none. */
async function runWithReport(command, options) {
  const folder = mkdtempSync(path.join(tmpdir(), 'carcare-report-'));
  const file = path.join(folder, 'report.json');
  const result = await run(command(file), options(file));
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  rmSync(folder, { recursive: true });
  return { ...result, report };
}

/** Runs jest; a file that could not even be loaded counts as a failure, and so does a run without tests. */
async function jest(args, env = {}) {
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
  };
}

/** What jest said, without its JSON and without the files that passed. */
const failuresIn = (output) =>
  output
    .split('\n')
    .filter((line) => !/^(PASS |\{"num)/.test(line))
    .join('\n');

/** Units and components; what passed here, a release need not run again. */
async function unit() {
  const inputs = browserWorkspaces.map((name) => [name, testInputs(name)]);
  const result = await jest(['--selectProjects', ...libraries, ...browserWorkspaces, 'scripts']);
  if (result.failed === 0) for (const [name, before] of inputs) rememberPassed(name, before);
  return result;
}

const api = () => jest(['--selectProjects', 'server']);

/** The server's tests that use a database, once more on a real PostgreSQL, where its programs are found. */
async function postgres() {
  const programs = postgresPrograms();
  if (!programs) return { passed: 0, failed: 0, output: '', note: 'not run: no PostgreSQL programs were found' };
  const files = filesBelow(path.join(root, 'server/src'), /\.test\.ts$/).filter((file) =>
    /from '[^']*\/testing(\/[^']*)?'/.test(readFileSync(file, 'utf8')),
  );
  const server = await startPostgres(programs);
  try {
    const result = await jest(['--selectProjects', 'server', '--runTestsByPath', ...files], {
      TEST_DATABASE_URL: server.url,
    });
    return { ...result, note: server.version };
  } finally {
    await server.stop();
  }
}

const build = async () =>
  add(
    await inParallel(
      builds.map((one) => () => buildIfChanged(one)),
      2,
    ),
  );

/** Runs a spec on installations of the built product, where PostgreSQL's programs are found. */
const onPostgres = (spec) => async () => {
  if (!postgresPrograms())
    return { passed: 0, failed: 0, output: '', note: 'not run: no PostgreSQL programs were found' };
  const { code, output } = await run([process.execPath, '--test', '--test-force-exit', '--test-reporter=tap', spec]);
  const count = (what) => Number(new RegExp(`^# ${what} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  const failed = count('fail') + count('cancelled');
  return { passed: count('pass'), failed: failed || (code !== 0 ? 1 : 0), output };
};

/** nginx before two processes on one PostgreSQL, as docs/operate.md has it. */
const scale = onPostgres('scripts/scale/at-scale.spec.mjs');
/** The database restarted, frozen and lost, a process frozen and killed, a mail server that says nothing. */
const faults = onPostgres('scripts/faults/under-fault.spec.mjs');

async function browser() {
  const { code, output, report } = await runWithReport(
    () => [bin('playwright'), 'test', '--reporter=line,json'],
    (file) => ({ cwd: path.join(root, 'e2e'), env: { CI: '1', FORCE_COLOR: '0', PLAYWRIGHT_JSON_OUTPUT_NAME: file } }),
  );
  if (!report) return { passed: 0, failed: 1, output };
  const { expected, unexpected, flaky } = report.stats;
  const failed = unexpected + flaky;
  return { passed: expected, failed: failed || (code !== 0 ? 1 : 0), output };
}

/** Stages of one group need nothing of each other and run two at a time. */
export const groups = [
  [
    { name: 'types', about: 'TypeScript, workspace by workspace', work: types },
    { name: 'lint', about: 'Biome: format and rules', work: lint },
    { name: 'imports', about: 'who may import whom', work: script('import-rules.mjs') },
    { name: 'messages', about: 'the message catalogues', work: script('messages.mjs') },
  ],
  [{ name: 'unit', about: 'units and components', work: unit }],
  [{ name: 'api', about: 'the server on the embedded database', work: api }],
  [{ name: 'postgres', about: 'the server on PostgreSQL', work: postgres }],
  [{ name: 'build', about: 'what changed', work: build }],
  [{ name: 'bytes', about: 'JavaScript, beside one ordinary application', work: script('bytes.mjs') }],
  [{ name: 'scale', about: 'nginx, two processes, PostgreSQL and a bucket, restarted under load', work: scale }],
  [{ name: 'faults', about: 'the database, a process and services outside fail under load', work: faults }],
  [{ name: 'browser', about: 'the built product in Chromium', work: browser }],
];
