import path from 'node:path';
import { installedVersion, readPackage, rootDir } from '../federation/packages.mjs';
import { hostPackage, singletons } from '../federation/singletons.mjs';
import { roles } from './roles.mjs';

/** What the shell provides, with the versions that are here: our own packages, and those from npm. */
function provided(isOwn) {
  const names = [...new Set(singletons.map((singleton) => singleton.package))].sort();
  return Object.fromEntries(
    names.filter((name) => name.startsWith('shared-') === isOwn).map((name) => [name, installedVersion(name)]),
  );
}

/**
 * The package.json of a new area.
 * @param {{ name: string, area: string, path: string, title: string, role: string }} request
 * @param {number} devPort
 * @param {{ dev: string }} tools where its programs lie (tool-paths.mjs)
 */
export function packageOf({ name, area, path: address, title, role }, devPort, tools) {
  const { role: asks, frame } = roles[role];
  return {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: { build: 'webpack --mode production', dev: tools.dev },
    carcare: {
      area,
      paths: [address],
      role: asks,
      frame,
      title,
      hostRange: `^${installedVersion(hostPackage)}`,
      devPort,
    },
    dependencies: provided(true),
    peerDependencies: provided(false),
  };
}

/** What the package.json of every area says. */
export const packagesOf = (names) => names.map((name) => readPackage(path.join(rootDir, name)));
