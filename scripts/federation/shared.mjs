import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedVersion, rootDir } from './packages.mjs';
import { developmentSingletons, singletons } from './singletons.mjs';

function table(production) {
  return production ? singletons : [...singletons, ...developmentSingletons];
}

/** Only one version of each on the page, and no other than asked for. */
const once = { singleton: true, strictVersion: true };

/** What the shell shares: the table with the versions that are installed. */
export function sharedByShell(production) {
  return Object.fromEntries(
    table(production).map(({ door, package: name, eager }) => {
      const version = installedVersion(name);
      return [door, { ...once, eager, version, requiredVersion: version }];
    }),
  );
}

/** What an area needs of the shell: what it was built with, or a later one that promises the same. */
export function neededRange(version) {
  return `^${version}`;
}

/** The version of the contract with the server (`apiVersion` of shared-api/contracts), as the sources have it. */
export function apiVersion() {
  const source = readFileSync(join(rootDir, 'shared-api/src/contracts/api-version.ts'), 'utf8');
  const [, version] = /apiVersion = '([^']+)'/.exec(source) ?? [];
  if (version === undefined) throw new Error('shared-api/src/contracts/api-version.ts tells no apiVersion.');
  return version;
}

/** An area takes everything from the shell and carries no copy to fall back on. */
export function takenFromShell(production) {
  return Object.fromEntries(
    table(production).map(({ door, package: name }) => [
      door,
      { ...once, import: false, requiredVersion: neededRange(installedVersion(name)) },
    ]),
  );
}

/** The versions of the table's packages, which `shell.json` tells: an area is compared with them when it is released. */
export function providedVersions() {
  return Object.fromEntries(singletons.map((singleton) => [singleton.package, installedVersion(singleton.package)]));
}
