import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { serverBuild } from '../lib/build-server.mjs';
import { root } from '../lib/files.mjs';

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
/** What an operator runs with npm, and the file of the server's build that it starts. */
const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const [, file] = /^node server\/dist\/(\S+)$/.exec(line) ?? [];
  return file === undefined ? [] : [[name, file]];
});

let folder;
beforeAll(async () => {
  // Packages are found from below the server alone.
  const packages = path.join(root, 'server/node_modules');
  mkdirSync(packages, { recursive: true });
  folder = mkdtempSync(path.join(packages, '.operator-commands-'));
  await build({ ...serverBuild(), outdir: folder, sourcemap: false });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command where there is nothing, with a setting that no start would take. */
function run(file, ...words) {
  const DATA_DIR = path.join(folder, 'data');
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(folder, file), ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR, PORT: 'no port' },
  });
  return { status, stdout, stderr, wasStarted: existsSync(DATA_DIR) || existsSync(path.join(folder, '--help')) };
}

test('all are here', () => {
  expect(commands.map(([name]) => name)).toEqual(
    expect.arrayContaining(['serve', 'admin:create', 'vehicles:import', 'verify', 'backup', 'restore', 'doctor']),
  );
});

const schema = readFileSync(path.join(root, 'server/src/platform/env/env.ts'), 'utf8');
const settings = [...schema.matchAll(/^ {2}([A-Z][A-Z\d_]+): /gm)].map(([, name]) => name);

test.each(commands)('%s tells how it is used, and starts nothing', (name, file) => {
  const { status, stdout, stderr, wasStarted } = run(file, '--help');
  expect({ status, stderr, wasStarted }).toEqual({ status: 0, stderr: '', wasStarted: false });
  expect(stdout).toMatch(new RegExp(`^npm run ${name}\\b`));
  expect(stdout).toContain('  --help');
  expect(stdout).toContain(`Per esempio: npm run ${name}`);
  // Behind the line that says so stand its variables, which the server reads.
  const [, table] = stdout.split(/^Le variabili.*\n/m);
  const variables = [...table.matchAll(/^ {2}([A-Z\d_, ]+?) {2}/gm)].flatMap(([, names]) => names.split(', '));
  expect(variables).toContain('DATA_DIR');
  expect(settings).toEqual(expect.arrayContaining(variables));
});

test.each(commands)('%s refuses an option that it does not know in a sentence', (name, file) => {
  const { status, stdout, stderr, wasStarted } = run(file, '--veloce=1');
  expect({ status, stdout, wasStarted }).toEqual({ status: 1, stdout: '', wasStarted: false });
  expect(stderr).toBe(`--veloce non va bene: npm run ${name} -- --help dice che cosa si può scrivere.\n`);
});

test('a word too many is refused, too', () => {
  const [, file] = commands.find(([name]) => name === 'backup');
  const { status, stderr } = run(file, 'uno', 'due');
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^due non va bene: /)]);
});
