import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageWithAreas, pageWithShellScripts } from '../../lib/dev-page.mjs';
import { mediaType } from '../../lib/media-type.mjs';

/** Where the browser of the smoke run finds the files that are to be released: nobody else is served them. */
export const trialBase = '/prova-di-rilascio/';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** A live page in which an area is the one that is to be released. */
export function pageWithArea(page, { dist }, server) {
  const manifest = readJson(path.join(dist, 'area.json'));
  return pageWithAreas(page, [{ ...manifest, base: `${server}${trialBase}`, enabled: true }]);
}

/**
 * A live page with the shell that is to be released.
 * @throws Error when the page has no script of the live shell, whose place the new one could take
 */
export function pageWithShell(page, { dist }, shellBase) {
  const { scripts, integrity } = readJson(path.join(dist, 'shell.json'));
  const tags = scripts.map(
    (file) =>
      `<script defer src="${trialBase}${file}" integrity="${integrity[file]}" crossorigin="anonymous"></script>`,
  );
  const changed = pageWithShellScripts(page, shellBase, tags);
  if (changed === page) throw new Error(`la pagina non ha gli script della cornice in linea (${shellBase})`);
  return changed;
}

/** The answer to an address below `trialBase`: a file of the build, or 404. */
export function trialAnswer(pathname, { dist }) {
  const file = path.join(dist, path.basename(pathname));
  if (!existsSync(file)) return { status: 404, body: '' };
  return { status: 200, contentType: mediaType(file), body: readFileSync(file) };
}
