/** The stages of `npm test`. Each tells how many checks passed and failed, what the tools said and what it left out. */
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildChanged } from '../lib/builds.mjs';
import { browserWorkspaces, filesBelow, libraries, root, workspaces } from '../lib/files.mjs';
import { rememberPassed, testInputs } from '../lib/passed-tests.mjs';
import { postgresPrograms, startPostgres } from '../lib/postgres.mjs';
import { bin, inParallel, run } from '../lib/run.mjs';
import { scratchFolder } from '../lib/scratch-folder.mjs';
import { checkTypes } from '../lib/tsc.mjs';
import { browser } from './browser.mjs';
import { changedFiles, fitting, testsOf } from './changed.mjs';
import { jest } from './jest.mjs';
import { prove } from './prove.mjs';
import { add } from './report.mjs';

const withoutPostgres = 'no PostgreSQL programs were found';
const nothing = { passed: 0, failed: 0, output: '' };

const types = async () =>
  add(
    await inParallel(
      [...workspaces, 'scripts'].map((name) => () => checkTypes(name)),
      2,
    ),
  );

const lint = async () => add([await run([bin('biome'), 'check', '--colors=off', '--max-diagnostics=50', '.'])]);

const script = (file) => async () => add([await run([process.execPath, `scripts/checks/${file}`])]);

/** Units and components; what passed here, a release need not run again. */
async function unit() {
  const inputs = browserWorkspaces.map((name) => [name, testInputs(name)]);
  const result = await jest(['--selectProjects', ...libraries, ...browserWorkspaces, 'scripts']);
  if (result.failed === 0) for (const [name, before] of inputs) rememberPassed(name, before);
  return result;
}

/** Runs jest with a PostgreSQL beside it for the server's tests; without its programs they use the embedded database. */
async function jestWithPostgres(args) {
  const programs = postgresPrograms();
  if (!programs) return { ...(await jest(args)), note: 'on the embedded database' };
  // A database is made and thrown away for nearly each test.
  const server = await startPostgres(programs, { below: scratchFolder() });
  try {
    return { ...(await jest(args, { TEST_DATABASE_URL: server.url })), note: server.version };
  } finally {
    await server.stop();
  }
}

/** Tests of the embedded engine itself, which know of no other. */
const ofTheEngine = '/server/src/platform/db/pglite/';

/** Without PostgreSQL's programs `embedded` does not run, and all of it is run here. */
async function api() {
  const everything = ['--selectProjects', 'server'];
  if (!postgresPrograms()) return jestWithPostgres(everything);
  const ignored = ['/node_modules/', ofTheEngine].map((pattern) => `--testPathIgnorePatterns=${pattern}`);
  return {
    ...(await jestWithPostgres([...everything, ...ignored])),
    notRun: [`${ofTheEngine.slice(1)}, which embedded runs`],
  };
}

/** What the embedded database does in its own way, and one journey through each part of the server that leans on that. */
const embeddedTests = [
  ...filesBelow(path.join(root, 'server/src/platform/db'), /\.test\.ts$/).map((file) => path.relative(root, file)),
  'server/src/modules/auth/sign-in/sign-in.test.ts',
  'server/src/modules/after-sale/life.test.ts',
  'server/src/modules/contracts/staff-list/contract-list.test.ts',
  'server/src/modules/demonstration/seed/seed-demonstration.test.ts',
  'server/src/modules/payments/payments.test.ts',
  'server/src/modules/operations/doctor/doctor.test.ts',
  'server/src/platform/backup/backup.test.ts',
  'server/src/platform/outbox/outbox.test.ts',
];

/** The embedded database, where the API's tests ran on PostgreSQL. */
async function embedded({ both }) {
  if (!postgresPrograms()) return { ...nothing, notRun: [`apart from api, which ran on it: ${withoutPostgres}`] };
  if (both) return jest(['--selectProjects', 'server']);
  // On a disk, folders with a database in each are waited for half of the time.
  const TEST_FOLDER = mkdtempSync(path.join(scratchFolder(), 'carcare-embedded-'));
  try {
    const chosen = ['--selectProjects', 'server', '--maxWorkers=1', '--runTestsByPath', ...embeddedTests];
    return {
      ...(await jest(chosen, { TEST_FOLDER })),
      notRun: ['the rest of the API, which api runs on PostgreSQL: npm test -- both runs it on both'],
    };
  } finally {
    rmSync(TEST_FOLDER, { recursive: true, force: true, maxRetries: 3 });
  }
}

const build = async () => add(await buildChanged());

/** Runs a spec on installations of the built product, where PostgreSQL's programs are found. */
const onPostgres = (spec) => async () => {
  if (!postgresPrograms()) return { ...nothing, notRun: [`all of it: ${withoutPostgres}`] };
  const { code, output, seconds } = await run([
    ...[process.execPath, '--test', '--test-force-exit', '--test-reporter=tap', spec],
  ]);
  const count = (what) => Number(new RegExp(`^# ${what} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  const failed = count('fail') + count('cancelled');
  const files = [{ file: path.join(root, spec), seconds }];
  return { passed: count('pass'), failed: failed || (code !== 0 ? 1 : 0), output, files };
};

/** nginx before two processes on one PostgreSQL, as docs/operate.md has it. */
const scale = onPostgres('scripts/scale/at-scale.spec.mjs');
/** The database restarted, frozen and lost, a process frozen and killed, a mail server that says nothing. */
const faults = onPostgres('scripts/faults/under-fault.spec.mjs');

/** The units and API tests that a change since the main branch can reach, as many as fit into a quick run. */
async function changed() {
  const files = await changedFiles();
  if (files === null) return { ...nothing, notRun: ['all tests: there is no main branch to compare with'] };
  const { tests, more } = fitting(await testsOf(files));
  const notRun = ['the browser, and tests that no change since main can reach'];
  if (more > 0) notRun.push(`${more} files of tests that are further from the changes: npm test -- unit api`);
  if (tests.length === 0) return { ...nothing, note: 'no change reaches a test', notRun };
  return { ...(await jestWithPostgres(['--runTestsByPath', ...tests])), notRun };
}

const checks = [
  { name: 'types', about: 'TypeScript, workspace by workspace', work: types },
  { name: 'lint', about: 'Biome: format and rules', work: lint },
  { name: 'imports', about: 'who may import whom', work: script('import-rules.mjs') },
  { name: 'messages', about: 'the message catalogues', work: script('messages.mjs') },
];

/** Stages of one group need nothing of each other and run two at a time; jest, builds and browser use two cores alone. */
export const groups = [
  checks,
  [{ name: 'unit', about: 'units and components', work: unit }],
  [{ name: 'api', about: 'the server, on PostgreSQL where its programs are found', work: api }],
  [{ name: 'build', about: 'what changed', work: build }],
  // The longest first; those with a service or a process that fails wait for most of their time.
  [
    { name: 'embedded', about: 'the embedded database', work: embedded },
    { name: 'faults', about: 'the database, a process and services outside fail under load', work: faults },
    { name: 'scale', about: 'nginx, two processes, PostgreSQL and a bucket, restarted under load', work: scale },
    {
      name: 'prove',
      about: 'kills, hostile requests, every call by every caller, guesses: npm run prove, in short',
      work: prove,
    },
    { name: 'bytes', about: 'JavaScript, beside one ordinary application', work: script('bytes.mjs') },
  ],
  [{ name: 'browser', about: 'the built product in Chromium', work: browser }],
];

/** What is short enough to run before each commit. */
export const quickGroups = [
  checks,
  [{ name: 'changed', about: 'tests that a change since main reaches', work: changed }],
];
