import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declaredRange } from './check-ranges.mjs';
import { installedVersion, packageFolder } from './packages.mjs';
import { developmentSingletons, singletons } from './singletons.mjs';

function table(production) {
  return production ? singletons : [...singletons, ...developmentSingletons];
}

/** Only one version of each on the page, and no other than asked for. */
const once = { singleton: true, strictVersion: true };

/** What the shell shares: the table with the versions that are installed. */
export function sharedByShell(production) {
  return Object.fromEntries(
    table(production).map(({ module, package: name, eager }) => {
      const version = installedVersion(name);
      return [module, { ...once, eager, version, requiredVersion: version }];
    }),
  );
}

const majorOf = (version) => version.split('.')[0];

/**
 * What an area needs of the shell: what it was built with, or a later one that promises the same. Of the range that it
 * declares what names other major versions counts too (`^1.0.0 || ^2.0.0`): so it may be live before and after the shell
 * that brings a new one.
 * @param {string} version what is installed here
 * @param {string} [declared] the area's own range, by its package.json
 */
export function neededRange(version, declared = '') {
  const others = declared
    .split('||')
    .map((range) => range.trim())
    .filter((range) => /^\^\d+\.\d+\.\d+$/.test(range) && majorOf(range.slice(1)) !== majorOf(version));
  return [`^${version}`, ...others].join(' || ');
}

/** The version of the contract with the server (`apiVersion` of shared-api/contracts), as the sources have it. */
export function apiVersion() {
  const source = readFileSync(join(packageFolder('shared-api'), 'src/contracts/api-version.ts'), 'utf8');
  const [, version] = /apiVersion = '([^']+)'/.exec(source) ?? [];
  if (version === undefined) throw new Error('shared-api/src/contracts/api-version.ts tells no apiVersion.');
  return version;
}

/** An area takes everything from the shell and carries no copy to fall back on. */
export function takenFromShell(production, manifest) {
  return Object.fromEntries(
    table(production).map(({ module, package: name }) => [
      module,
      { ...once, import: false, requiredVersion: neededRange(installedVersion(name), declaredRange(manifest, name)) },
    ]),
  );
}

/** The versions of the table's packages that an area runs with, which `area.json` tells where there are several majors. */
export function neededRanges(manifest) {
  return Object.fromEntries(
    Object.entries(providedVersions())
      .map(([name, version]) => [name, neededRange(version, declaredRange(manifest, name))])
      .filter(([, range]) => range.includes('||')),
  );
}

/** The versions of the table's packages, which `shell.json` tells: an area is compared with them when it is released. */
export function providedVersions() {
  return Object.fromEntries(singletons.map((singleton) => [singleton.package, installedVersion(singleton.package)]));
}
