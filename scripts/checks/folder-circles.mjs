/** Tests, and tables: a foreign key is read later, so that tables may name each other. */
const leftOut = /\.test\.tsx?$|\/testing\/|\.table\.ts$/;

/** Folders that only hold others. */
const groups = ['server/src/modules', 'server/src/platform', 'shared-ui/src/components'];
const folder = new RegExp(`^((?:${groups.join('|')})/[^/]+|[^/]+/src/[^/]+)/`);

/** The folder that a file belongs to: a first one of its workspace, or of a group. Null for what stands beside them. */
function folderOf(file) {
  const [, name] = folder.exec(file) ?? [];
  return name === undefined || groups.includes(name) ? null : name;
}

/** Every folder with those that its files import, and by which import. */
function importsOfFolders(modules) {
  const folders = new Map();
  for (const { source, dependencies } of modules) {
    const from = folderOf(source);
    if (from === null || leftOut.test(source)) continue;
    for (const { resolved } of dependencies) {
      const to = folderOf(resolved);
      if (to === null || to === from || leftOut.test(resolved) || workspaceOf(to) !== workspaceOf(from)) continue;
      const targets = folders.get(from) ?? new Map();
      folders.set(from, targets.set(to, targets.get(to) ?? `${source} -> ${resolved}`));
    }
  }
  return folders;
}

const workspaceOf = (name) => name.split('/')[0];

/** All folders that one reaches, over others too. */
function reachedFrom(begin, folders) {
  const reached = new Set();
  const visit = (one) => {
    for (const next of folders.get(one)?.keys() ?? []) if (!reached.has(next)) visit(reached.add(next) && next);
  };
  visit(begin);
  return reached;
}

/**
 * Imports by which a folder reaches back into one that reaches into it, each as a sentence.
 * @param {readonly { source: string, dependencies: readonly { resolved: string }[] }[]} modules what was read
 */
export function folderCircles(modules) {
  const folders = importsOfFolders(modules);
  return [...folders].flatMap(([from, targets]) =>
    [...targets]
      .filter(([to]) => reachedFrom(to, folders).has(from))
      .map(([to, example]) => `folder-circle: ${from} and ${to}: ${example}`),
  );
}
