import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../lib/files.mjs';
import { packageOf } from './package-of.mjs';
import { roles } from './roles.mjs';
import { here } from './tool-paths.mjs';

const template = path.join(import.meta.dirname, 'template');
const navigationFile = 'src/app/navigation.ts';

/**
 * The files of a new area, by their names in its folder. TypeScript is not yet laid out as the house lays it out.
 * @param {{ name: string, area: string, path: string, title: string, role: string }} request
 * @param {number} devPort
 * @param {typeof here} tools where the configurations and programs lie that it is built with
 * @returns {Record<string, string>}
 */
export function areaFiles(request, devPort, tools = here) {
  const manifest = packageOf(request, devPort, tools);
  const values = { ...valuesOf(request), ...tools };
  const written = filesBelow(template)
    .map((file) => [path.relative(template, file).replace(/\.txt$/, ''), readFileSync(file, 'utf8')])
    .filter(([file]) => file !== navigationFile || hasNavigation(request))
    .map(([file, text]) => [file, fill(text, values)]);
  return { 'package.json': `${JSON.stringify(manifest, null, 2)}\n`, ...Object.fromEntries(written) };
}

/** Only who signs in has a navigation: the visitors' frame has none. */
const hasNavigation = ({ role }) => roles[role].shownTo.length > 0;

/** What the places of the template are filled with. */
function valuesOf(request) {
  const { heading, none, contract, call, entry, example, address, shownTo } = roles[request.role];
  const navigation = hasNavigation(request);
  return {
    ...request,
    navigationImport: navigation ? "import { navigation } from './app/navigation';" : '',
    navigationField: navigation ? ', navigation' : '',
    navigationWord: navigation ? ' and its place in the navigation' : '',
    shownTo: JSON.stringify(shownTo),
    signedIn: navigation ? `, { roles: ${JSON.stringify(shownTo)} }` : '',
    heading,
    none,
    contractImport: contract ? `import { ${contract} } from 'shared-api/contracts';` : '',
    call,
    entry,
    example: JSON.stringify(example),
    exampleName: example.name ?? example.code ?? example.device,
    address,
  };
}

/** A place without a value would be a mistake in the template. */
function fill(text, values) {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => {
    if (!Object.hasOwn(values, name)) throw new Error(`The template asks for ${name}`);
    return values[name];
  });
}
