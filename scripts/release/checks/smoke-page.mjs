import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageWithAreas, pageWithShellScripts } from '../../lib/dev-page.mjs';
import { mediaType } from '../../lib/media-type.mjs';

/** Below this the browser of the smoke run finds the files that are to be released: nobody else is served them. */
export const trialFiles = '/prova-di-rilascio/';

/** The one script that a prerendered page runs by itself. */
const starterTag = /<script async [^>]*><\/script>/;

const trialBase = ({ name }) => `${trialFiles}${name}/`;

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * A live page in which pieces are the ones that are to be released.
 * @throws Error when the page has no script of the live shell, whose place the new one could take
 */
export function pageWithPieces(page, pieces, { server, shellBase }) {
  const shell = pieces.find(({ name }) => name === 'shell');
  const areas = pieces.filter((piece) => piece !== shell).map((piece) => areaOnTrial(piece, server));
  const withShell = shell ? pageWithShell(page, shell, shellBase) : page;
  return areas.length > 0 ? pageWithAreas(withShell, areas) : withShell;
}

function areaOnTrial(piece, server) {
  const manifest = readJson(path.join(piece.dist, 'area.json'));
  return { ...manifest, base: `${server}${trialBase(piece)}`, enabled: true };
}

function pageWithShell(page, shell, shellBase) {
  const { starter, scripts, integrity } = readJson(path.join(shell.dist, 'shell.json'));
  const tagOf = (when, file) =>
    `<script ${when} src="${trialBase(shell)}${file}" integrity="${integrity[file]}" crossorigin="anonymous"></script>`;
  const tags = scripts.map((file) => tagOf('defer', file));
  const changed = pageWithShellScripts(page, shellBase, tags);
  if (changed === page) throw new Error(`la pagina non ha gli script della cornice in linea (${shellBase})`);
  return starter ? changed.replace(starterTag, () => tagOf('async', starter)) : changed;
}

/** The answer to an address below `trialFiles`: a file of one of the builds, or 404. */
export function trialAnswer(pathname, pieces) {
  const piece = pieces.find((one) => pathname.startsWith(trialBase(one)));
  const file = piece && path.join(piece.dist, path.basename(pathname));
  if (!file || !existsSync(file)) return { status: 404, body: '' };
  return { status: 200, contentType: mediaType(file), body: readFileSync(file) };
}
