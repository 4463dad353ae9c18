import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, libraries, root, workspaces } from './files.mjs';
import { hashOf } from './stamps.mjs';

/** What every test of a browser's workspace hangs on, whatever it imports. */
const surroundings = [
  ...['tsconfig.base.json', 'jest.config.mjs', 'scripts/jest'],
  ...libraries.map((name) => `${name}/src`),
];
/** Their versions stand in every test (scripts/jest/projects.mjs); of the others none does. */
const versioned = ['shell', 'shared-api'];

const readJson = (name) => JSON.parse(readFileSync(path.join(root, name), 'utf8'));

/**
 * A workspace's package.json as far as tests depend on it: our own packages are taken as they lie here, whatever their
 * versions.
 */
export function manifestInputs(name, { version, ...manifest }) {
  const withoutOwn = (value) =>
    Object.fromEntries(Object.entries(value).filter(([dependency]) => !workspaces.includes(dependency)));
  const others = Object.entries(manifest).map(([key, value]) => [
    key,
    /dependencies$/i.test(key) ? withoutOwn(value) : value,
  ]);
  return { ...Object.fromEntries(others), version: versioned.includes(name) ? version : undefined };
}

/** The packages that are installed; the workspaces have their own package.json. */
function installedPackages() {
  const { packages } = readJson('package-lock.json');
  return Object.entries(packages).filter(([place]) => place.startsWith('node_modules/'));
}

function hashOfPackages(workspace) {
  const around = workspaces.filter((name) => [...libraries, 'shell', workspace].includes(name));
  const manifests = around.map((name) => [name, manifestInputs(name, readJson(`${name}/package.json`))]);
  return createHash('sha256')
    .update(JSON.stringify([installedPackages(), manifests]))
    .digest('hex');
}

const memory = (workspace) => path.join(root, '.cache/passed-tests', `${workspace}.json`);

/**
 * What the outcome of a workspace's tests depends on, as it is now.
 * @returns {{ around: string, sources: Record<string, string> }} one hash of all that surrounds the sources, and one of
 *   each source by its path
 */
export function testInputs(workspace) {
  const files = filesBelow(path.join(root, workspace, 'src')).map((file) => path.relative(root, file));
  return {
    around: `${process.version} ${hashOf(surroundings)} ${hashOfPackages(workspace)}`,
    sources: Object.fromEntries(files.map((file) => [file, hashOf([file])])),
  };
}

/** The inputs with which all tests of a workspace last passed on this machine, or null. */
export function passedInputs(workspace) {
  try {
    return JSON.parse(readFileSync(memory(workspace), 'utf8'));
  } catch {
    return null;
  }
}

/** Remembers that all tests passed with these inputs, unless somebody changed one while they ran. */
export function rememberPassed(workspace, inputs) {
  const content = JSON.stringify(inputs);
  if (content !== JSON.stringify(testInputs(workspace))) return;
  mkdirSync(path.dirname(memory(workspace)), { recursive: true });
  writeFileSync(memory(workspace), content);
}

/**
 * The changed sources whose tests are enough, as everything else passed as it is: imports lead from a source to all
 * tests that it can reach. From what is gone, from what is no script, and from what surrounds the sources nothing leads.
 * @param {ReturnType<typeof testInputs> | null} before with which all tests passed
 * @param {ReturnType<typeof testInputs>} now
 * @returns {string[] | null} null when all tests must run
 */
export function changedSources(before, now) {
  if (before?.around !== now.around) return null;
  if (Object.keys(before.sources).some((file) => !(file in now.sources))) return null;
  const changed = Object.keys(now.sources).filter((file) => before.sources[file] !== now.sources[file]);
  return changed.every((file) => /\.tsx?$/.test(file)) ? changed : null;
}
