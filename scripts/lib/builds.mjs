import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildServer } from './build-server.mjs';
import { compressBelow } from './compress.mjs';
import { browserWorkspaces, root } from './files.mjs';
import { bin, inParallel, run } from './run.mjs';
import { hashOf, isStamped, stamp, unstamp } from './stamps.mjs';

const everywhere = [
  ...['package-lock.json', 'shared-api/src', 'shared-api/package.json'],
  ...['builds.mjs', 'build-server.mjs', 'compress.mjs', 'files.mjs'].map((name) => `scripts/lib/${name}`),
];
/** What goes into every build for the browser. */
export const browserInputs = [
  ...everywhere,
  ...['shared-ui', 'shared-staff'].flatMap((name) => [`${name}/src`, `${name}/package.json`]),
  'scripts/federation',
];

/** Builds a workspace for the browser with webpack, in a process of its own. */
async function buildForBrowser(workspace, folder, { signal } = {}) {
  const webpack = [bin('webpack'), '--config', 'webpack.config.mjs', '--mode', 'production', '--output-path', folder];
  const { code, output } = await run(webpack, { cwd: path.join(root, workspace), signal });
  if (code !== 0) return { code, output };
  await compressBelow(folder);
  tellOfMissingPrerender(workspace, folder, output);
  return { code, output };
}

/** Whether a workspace has pages to be drawn at build time, and its build has none. */
export function lacksPrerender(workspaceFolder, built) {
  return existsSync(path.join(workspaceFolder, 'src/prerender.tsx')) && !existsSync(path.join(built, 'prerender.json'));
}

/** A build without its prerendered pages works, only later on the page. */
function tellOfMissingPrerender(workspace, folder, output) {
  if (!lacksPrerender(path.join(root, workspace), folder)) return;
  console.warn(`${output}\n  ${workspace}: le pagine pronte non sono state disegnate.`);
}

/** The folder beside the server that a workspace is built into: what was never released is served from there. */
const distOf = (name) => path.join(root, name, 'dist');
const manifestIn = (folder, name) => path.join(folder, name === 'shell' ? 'shell.json' : 'area.json');

/** All builds: what goes into one, what must lie there afterwards, and how it is made. */
export const builds = [
  {
    name: 'server',
    task: 'build-server',
    inputs: [...everywhere, ...['add-cluster.mjs', 'make-cluster.mjs'].map((name) => `scripts/lib/${name}`), 'server'],
    result: path.join(root, 'server/dist/main.js'),
    make: buildServer,
  },
  ...browserWorkspaces.map((name) => ({
    name,
    task: `build-${name}`,
    inputs: [...browserInputs, name],
    result: manifestIn(distOf(name), name),
    make: (options) => buildForBrowser(name, distOf(name), options),
  })),
];

/** The folder that shell or area is built into for a release: nothing is served from there before it is published. */
export const releaseFolder = (name) => path.join(root, '.cache/release', name);

/** The build of shell or area for a release. What lies beside the server is copied, if its inputs are those of now. */
export function releaseBuild(name) {
  const beside = builds.find((build) => build.name === name);
  const folder = releaseFolder(name);
  return {
    ...beside,
    task: `release-${name}`,
    result: manifestIn(folder, name),
    async make(options) {
      if (!isReady(beside, hashOf(beside.inputs))) return buildForBrowser(name, folder, options);
      rmSync(folder, { recursive: true, force: true });
      cpSync(distOf(name), folder, { recursive: true });
      return { code: 0, output: '' };
    },
  };
}

const isReady = ({ task, result }, hash) => isStamped(task, hash) && existsSync(result);

/**
 * Makes one build if its inputs changed since the last one.
 * @param {{ signal?: AbortSignal }} [options] `signal` ends it
 * @returns {Promise<{ name: string, made: boolean, code: number, output: string, seconds: number }>}
 */
export async function buildIfChanged(build, options) {
  const { name, task, inputs, make } = build;
  const hash = hashOf(inputs);
  if (isReady(build, hash)) return { name, made: false, code: 0, output: '', seconds: 0 };
  unstamp(task);
  const started = performance.now();
  const { code, output } = await make(options);
  if (code === 0) stamp(task, hash);
  return { name, made: true, code, output, seconds: (performance.now() - started) / 1000 };
}

/**
 * Makes the builds whose inputs changed, two at a time.
 * @param {(result: Awaited<ReturnType<typeof buildIfChanged>>) => void} [told] of each as soon as it is made
 * @returns {Promise<Awaited<ReturnType<typeof buildIfChanged>>[]>}
 */
export function buildChanged(wanted = builds, told = () => undefined) {
  const makings = wanted.map((build) => async () => {
    const result = await buildIfChanged(build);
    told(result);
    return result;
  });
  return inParallel(makings, 2);
}
