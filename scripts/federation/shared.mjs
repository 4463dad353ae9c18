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
        { singleton: true, strictVersion: true, version, requiredVersion: version, ...configOf(singleton) },
      ];
    }),
  );
}

/** The shell provides the table. */
export function providedByShell(production) {
  return sharedConfig(production, ({ eager }) => ({ eager }));
}

/** An area takes everything from the shell and carries no copy to fall back on. */
export function takenFromShell(production) {
  return sharedConfig(production, () => ({ import: false, version: false }));
}

/** The doors that the shell has to provide. */
export function doorNames(production) {
  return table(production).map(({ door }) => door);
}
