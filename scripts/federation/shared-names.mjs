/** What every module has for whoever imports it, whether its source says so or not. */
const always = new Set(['default', '__esModule']);

const sorted = (names) => [...names].filter((name) => !always.has(name)).sort();
const byModule = (entries) => Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b)));

/** @throws when the build does not know the names one by one: nothing could be compared, and nobody would notice */
function known(names, module) {
  if (names instanceof Set || Array.isArray(names)) return sorted(names);
  throw new Error(`The build does not know the exports of ${module}: no area could be compared with them.`);
}

/**
 * The names that a shell has for areas, by shared module.
 * @param {import('webpack').Compilation} compilation of the shell
 * @returns {Record<string, string[]>}
 */
export function offeredNames({ modules, moduleGraph }) {
  const provided = [...modules].filter(({ type }) => type === 'provide-module');
  return byModule(
    provided.map((module) => {
      const [dependency] = module.dependencies.length > 0 ? module.dependencies : module.blocks[0].dependencies;
      const names = moduleGraph.getExportsInfo(moduleGraph.getModule(dependency)).getProvidedExports();
      return [module._name, known(names, module._name)];
    }),
  );
}

/** The names that a module is asked for where it is still used; webpack leaves out what nobody uses. */
function askedOf(module, moduleGraph) {
  const active = [...moduleGraph.getIncomingConnections(module)].filter((connection) => connection.isActive(undefined));
  const paths = active.flatMap(({ dependency }) => dependency?.getReferencedExports(moduleGraph, undefined) ?? []);
  return new Set(paths.flatMap((path) => (Array.isArray(path) ? path : path.name).slice(0, 1)));
}

/**
 * The names of the shell's shared modules that an area's code really uses, by shared module.
 * @param {import('webpack').Compilation} compilation of the area
 * @returns {Record<string, string[]>}
 */
export function usedNames({ modules, moduleGraph }) {
  const consumed = [...modules].filter(({ type }) => type === 'consume-shared-module');
  return byModule(consumed.map((module) => [module.options.shareKey, sorted(askedOf(module, moduleGraph))]));
}
