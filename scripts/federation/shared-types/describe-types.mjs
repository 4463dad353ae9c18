import { installedVersion } from '../packages.mjs';
import { readModule } from './read-module.mjs';
import { partsOf } from './type-shape.mjs';

/**
 * The types of what modules export, as hashes: of each name the declarations that it is made of, of each declaration its
 * parts (`partsOf`). Types of libraries stand in it by name and major version.
 * @param {string[]} modules
 * @param {(module: string, from?: string) => { file: string, text: string } | undefined} read the declarations of one of
 *   our modules; undefined for a library's
 * @returns {{ exports: Record<string, Record<string, string[]>>, parts: Record<string, string[]> }}
 */
export function describeTypes(modules, read) {
  const files = new Map();
  const declarations = new Map();

  function moduleAt(name, from) {
    const found = read(name, from);
    if (found === undefined) return undefined;
    if (!files.has(found.file)) files.set(found.file, readModule(found));
    return files.get(found.file);
  }

  /** Where an exported name is declared; of a library its name and major version. */
  function exported(module, name, from) {
    const file = moduleAt(module, from);
    if (file === undefined) return { library: `${module}#${name}@${majorOf(module)}` };
    const known = file.exports.get(name);
    if (known?.local !== undefined) return local(file, known.local);
    if (known !== undefined) return exported(known.from, known.name, file.file);
    return file.all.map((one) => exported(one, name, file.file)).find((found) => found !== undefined);
  }

  /** What a name means within a file; undefined for what the language or the browser brings. */
  function local(file, name, rest = []) {
    if (file.own.has(name)) return { file, name };
    const known = file.imports.get(name);
    if (known === undefined) return undefined;
    if (known.name === '*' && rest.length > 0) return exported(known.from, rest[0], file.file);
    return exported(known.from, known.name, file.file);
  }

  /** Notes a declaration, and all that it is made of. @returns how others name it */
  function follow(found, side, from) {
    if (found?.file === undefined) return found?.library;
    // By its name alone: it may move to another file. Two of one name count as one, which refuses more, and never less.
    const key = found.name;
    const known = declarations.get(key) ?? { sides: new Set(), parts: new Set(), refers: new Set() };
    declarations.set(key, known);
    from?.refers.add(key);
    const visit = `${found.file.file} ${side}`;
    if (known.sides.has(visit)) return key;
    known.sides.add(visit);
    const refer = ([name, ...rest], at) => follow(local(found.file, name, rest), at, known) ?? [name, ...rest];
    const referTo = (module, [name = '*'], at) => follow(exported(module, name, found.file.file), at, known) ?? name;
    for (const part of partsOf(found.file.own.get(found.name), side, refer, referTo)) known.parts.add(part);
    return key;
  }

  function closureOf(key, seen = new Set()) {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const next of declarations.get(key).refers) closureOf(next, seen);
    return seen;
  }

  const exports = modules.map((module) => {
    const names = namesOf(moduleAt(module), moduleAt);
    const keys = names.flatMap((name) => {
      const found = exported(module, name);
      if (isOnlyType(found)) return [];
      const key = follow(found, 'out');
      return [[name, declarations.has(key) ? [...closureOf(key)].sort() : [key ?? name]]];
    });
    return [module, Object.fromEntries(keys)];
  });
  const parts = [...declarations].map(([key, known]) => [key, strictest(known.parts)]);
  return {
    exports: Object.fromEntries(exports),
    parts: Object.fromEntries(parts.sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** What no code has: only the types that something else is made of. */
function isOnlyType(found) {
  const nodes = found?.file?.own.get(found.name) ?? [];
  return nodes.length > 0 && nodes.every(({ type }) => /^Ts(Interface|TypeAlias)Declaration$/.test(type));
}

/** What is needed on one side is needed. */
const strictest = (parts) => [...parts].filter((part) => !parts.has(`!${part}`)).sort();

const namesOf = ({ file, exports, all }, moduleAt) => [
  ...exports.keys(),
  ...all.flatMap((one) => {
    const next = moduleAt(one, file);
    return next === undefined ? [] : namesOf(next, moduleAt);
  }),
];

function majorOf(module) {
  const name = module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
  try {
    return installedVersion(name).split('.')[0];
  } catch {
    return '';
  }
}
