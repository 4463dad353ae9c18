/** What a new area changes outside its folder. Texts in, texts out. */

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

/** The budgets, with the new area's: as much as the area above it. */
export function withBudget(text, name) {
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => /^\s+"remote-\w+": \{.*\},?$/.test(line));
  const own = lines[last].replace(/"remote-\w+"/, `"${name}"`);
  return lines.toSpliced(last, 1, `${lines[last].replace(/,$/, '')},`, own).join('\n');
}

/** The areas stand together: the new one comes after the last. */
function withName(names, name) {
  const last = names.findLastIndex((other) => other.startsWith('remote-'));
  return names.toSpliced(last + 1, 0, name);
}
