import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builds } from './builds.mjs';
import { pageWithShellScripts } from './dev-page.mjs';
import { root } from './files.mjs';
import { mediaType } from './media-type.mjs';
import { bin, run } from './run.mjs';
import { hashOf, isStamped, stamp, unstamp } from './stamps.mjs';

/** Where the browser finds the files of the shell in development: no product has anything there. */
const base = '/cornice-in-sviluppo/';
const folder = path.join(root, '.cache/dev-shell');
const task = 'dev-shell';

const readJson = (name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));

/**
 * Whether the shell of a product is a development build: its files keep their names, and React in it can refresh.
 * @param {URL} product
 */
export async function isInDevelopment(product) {
  const page = await (await fetch(product)).text();
  return !/ src="[^"]*\/main\.[0-9a-f]{64}\.js"/.test(page);
}

/**
 * Builds the shell of the sources here for development, if they have changed, apart from what `npm start` serves.
 * React Refresh needs React's development build, and the page's React is the shell's.
 * @returns {Promise<{ scripts: string[], registered: object } | null>} null when the build failed
 */
export async function buildDevShell() {
  const hash = hashOf(builds.find(({ name }) => name === 'shell').inputs);
  if (!isStamped(task, hash) || !existsSync(path.join(folder, 'shell.json'))) {
    unstamp(task);
    const { code } = await run(
      [bin('webpack'), 'build', '--config', 'webpack.config.mjs', '--mode', 'development', '--output-path', folder],
      { cwd: path.join(root, 'shell'), show: true },
    );
    if (code !== 0) return null;
    stamp(task, hash);
  }
  const { version, build, scripts } = readJson('shell.json');
  return { scripts, registered: { version, build, base } };
}

/** A page with the scripts of the shell in development in the place of its own. */
export function pageWithOwnShell(page, { scripts }) {
  const tags = scripts.map((file) => `<script defer src="${base}${file}"></script>`);
  return pageWithShellScripts(page, '/shell/', tags);
}

/** The file of the shell in development that an address means, or null. */
export function fileOfShell(url) {
  if (!url.startsWith(base)) return null;
  const file = path.join(folder, path.basename(new URL(url, 'http://localhost').pathname));
  return existsSync(file) ? { file, type: mediaType(file) } : null;
}
