import { installedVersion } from './packages.mjs';
import { developmentSingletons, singletons } from './singletons.mjs';

function table(production) {
  return production ? singletons : [...singletons, ...developmentSingletons];
}

function sharedConfig(production, configOf) {
  return Object.fromEntries(
    table(production).map((singleton) => {
      const version = installedVersion(singleton.package);
      return [
        singleton.door,
        { singleton: true, strictVersion: true, version, requiredVersion: version, ...configOf(singleton, version) },
      ];
    }),
  );
}

/** The shell provides the table. */
export function providedByShell(production) {
  return sharedConfig(production, ({ eager }) => ({ eager }));
}

/** What an area needs of the shell: what it was built with, or a later one that promises the same. */
export function neededRange(version) {
  return `^${version}`;
}

/** An area takes everything from the shell and carries no copy to fall back on. */
export function takenFromShell(production) {
  return sharedConfig(production, (_, version) => ({
    import: false,
    version: false,
    requiredVersion: neededRange(version),
  }));
}

/** The versions of the table's packages, which `shell.json` tells: an area is compared with them when it is released. */
export function providedVersions() {
  return Object.fromEntries(singletons.map((singleton) => [singleton.package, installedVersion(singleton.package)]));
}

/** The doors that the shell has to provide. */
export function doorNames(production) {
  return table(production).map(({ door }) => door);
}
