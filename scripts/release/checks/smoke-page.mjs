import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageWithAreas } from '../../lib/dev-page.mjs';

/** Where the browser of the smoke run finds the files that are to be released: nobody else is served them. */
export const trialBase = '/prova-di-rilascio/';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** A live page in which an area is the one that is to be released. */
export function pageWithArea(page, { dist }, server) {
  const manifest = readJson(path.join(dist, 'area.json'));
  return pageWithAreas(page, [{ ...manifest, base: `${server}${trialBase}`, enabled: true }]);
}

/** A live page with the shell that is to be released. */
export function pageWithShell(page, { dist }, shellBase) {
  const build = [readJson(path.join(dist, 'runtime.json')), readJson(path.join(dist, 'shell.json'))];
  const tags = build.flatMap(({ scripts, integrity }) =>
    scripts.map(
      (file) =>
        `<script defer src="${trialBase}${file}" integrity="${integrity[file]}" crossorigin="anonymous"></script>`,
    ),
  );
  let isFirst = true;
  return page.replaceAll(/<script defer[^>]* src="([^"]*)"[^>]*><\/script>/g, (tag, source) => {
    if (!source.startsWith(shellBase)) return tag;
    const put = isFirst ? tags.join('') : '';
    isFirst = false;
    return put;
  });
}

const types = { '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };

/** The answer to an address below `trialBase`: a file of the build, or 404. */
export function trialAnswer(pathname, { dist }) {
  const file = path.join(dist, path.basename(pathname));
  if (!existsSync(file)) return { status: 404, body: '' };
  return {
    status: 200,
    contentType: types[path.extname(file)] ?? 'application/octet-stream',
    body: readFileSync(file),
  };
}
