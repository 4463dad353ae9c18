import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildServer } from './build-server.mjs';
import { compressBelow } from './compress.mjs';
import { browserWorkspaces, root } from './files.mjs';
import { bin, run } from './run.mjs';
import { hashOf, isStamped, stamp, unstamp } from './stamps.mjs';

const everywhere = [
  ...['package-lock.json', 'shared-api/src', 'shared-api/package.json'],
  ...['builds.mjs', 'build-server.mjs', 'compress.mjs', 'files.mjs'].map((name) => `scripts/lib/${name}`),
];
/** What goes into every build for the browser. */
export const browserInputs = [
  ...everywhere,
  ...['shared-ui', 'shared-desk'].flatMap((name) => [`${name}/src`, `${name}/package.json`]),
  'scripts/federation',
];

/** Builds a workspace for the browser with webpack, in a process of its own. */
async function buildForBrowser(workspace) {
  const webpack = [bin('webpack'), '--config', 'webpack.config.mjs', '--mode', 'production'];
  const { code, output } = await run(webpack, { cwd: path.join(root, workspace) });
  if (code !== 0) return { code, output };
  await compressBelow(path.join(root, workspace, 'dist'));
  tellOfMissingStills(workspace, output);
  return { code, output };
}

/** A build without its still pages works, only later on the page. */
function tellOfMissingStills(workspace, output) {
  const isMissing = (file) => !existsSync(path.join(root, workspace, file));
  if (isMissing('src/still.tsx') || !isMissing('dist/still.json')) return;
  console.warn(`${output}\n  ${workspace}: le pagine pronte non sono state disegnate.`);
}

/** All builds: what goes into one, what must lie there afterwards, and how it is made. */
export const builds = [
  { name: 'server', inputs: [...everywhere, 'server'], result: 'server/dist/main.js', make: buildServer },
  ...browserWorkspaces.map((name) => ({
    name,
    inputs: [...browserInputs, name],
    result: name === 'shell' ? 'shell/dist/shell.json' : `${name}/dist/area.json`,
    make: () => buildForBrowser(name),
  })),
];

/**
 * Makes one build if its inputs changed since the last one.
 * @returns {Promise<{ name: string, made: boolean, code: number, output: string, seconds: number }>}
 */
export async function buildIfChanged({ name, inputs, result, make }) {
  const hash = hashOf(inputs);
  const task = `build-${name}`;
  if (isStamped(task, hash) && existsSync(path.join(root, result))) {
    return { name, made: false, code: 0, output: '', seconds: 0 };
  }
  unstamp(task);
  const started = performance.now();
  const { code, output } = await make();
  if (code === 0) stamp(task, hash);
  return { name, made: true, code, output, seconds: (performance.now() - started) / 1000 };
}
