/** What an area changes outside its folder, when it comes and when it goes. Texts in, texts out. */

const written = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** The root's package.json with one more workspace, beside the other areas. */
export function withWorkspace(text, name) {
  const root = JSON.parse(text);
  return written({ ...root, workspaces: withName(root.workspaces, name) });
}

/** The lock file as npm would write it: the area brings no package of its own, so nothing is asked of a registry. */
export function withLocked(text, { name, version, dependencies, peerDependencies }) {
  const lock = JSON.parse(text);
  const root = lock.packages[''];
  const packages = {
    ...lock.packages,
    '': { ...root, workspaces: withName(root.workspaces, name) },
    [name]: { version, dependencies, peerDependencies },
    [`node_modules/${name}`]: { resolved: name, link: true },
  };
  const sorted = Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en'));
  return written({ ...lock, packages: Object.fromEntries(sorted) });
}

/**
 * A lock file for a repository of its own: every library at the version that it has here. npm adds what comes from
 * files and takes away what is not needed.
 * @param {string} text the lock file here
 * @param {{ name: string, workspaces: string[], devDependencies: object }} manifest of the new repository
 */
export function lockOfOwn(text, { name, workspaces, devDependencies }) {
  const { packages, version: _, ...lock } = JSON.parse(text);
  const libraries = Object.entries(packages).filter(([place, { link }]) => place.startsWith('node_modules/') && !link);
  return written({
    ...lock,
    name,
    packages: { '': { name, workspaces, devDependencies }, ...Object.fromEntries(libraries) },
  });
}

/** The budgets, with the new area's: as much as the area above it. */
export function withBudget(text, name) {
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => /^\s+"remote-\w+": \{.*\},?$/.test(line));
  const own = lines[last].replace(/"remote-\w+"/, `"${name}"`);
  return lines.toSpliced(last, 1, `${lines[last].replace(/,$/, '')},`, own).join('\n');
}

/** The root's package.json without an area. */
export function withoutWorkspace(text, name) {
  const root = JSON.parse(text);
  return written({ ...root, workspaces: root.workspaces.filter((other) => other !== name) });
}

/** The lock file without an area; a package that only it had goes with the next `npm install`. */
export function withoutLocked(text, name) {
  const lock = JSON.parse(text);
  const root = lock.packages[''];
  const own = [name, `node_modules/${name}`];
  const packages = Object.fromEntries(Object.entries(lock.packages).filter(([place]) => !own.includes(place)));
  const workspaces = root.workspaces.filter((other) => other !== name);
  return written({ ...lock, packages: { ...packages, '': { ...root, workspaces } } });
}

/** The budgets without an area's. */
export function withoutBudget(text, name) {
  const lines = text.split('\n').filter((line) => !line.trimStart().startsWith(`"${name}":`));
  // What is the last one now has no comma.
  return lines.map((line, place) => (/^\s*\}/.test(lines[place + 1] ?? '') ? line.replace(/,$/, '') : line)).join('\n');
}

/** CODEOWNERS without an area's line. */
export function withoutOwner(text, name) {
  return text
    .split('\n')
    .filter((line) => line.split(/\s/)[0]?.replaceAll('/', '') !== name)
    .join('\n');
}

/** The areas stand together: the new one comes after the last. */
function withName(names, name) {
  const last = names.findLastIndex((other) => other.startsWith('remote-'));
  return names.toSpliced(last + 1, 0, name);
}
