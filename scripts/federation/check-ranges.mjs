import semver from 'webpack/lib/util/semver.js';
import { installedVersion } from './packages.mjs';
import { hostPackage, singletons } from './singletons.mjs';

function fits(range, version) {
  return semver.satisfy(semver.parseRange(range), version);
}

/** The versions of a package that a workspace says it runs with. */
export function declaredRange(manifest, name) {
  return manifest.peerDependencies?.[name] ?? manifest.dependencies?.[name];
}

/**
 * Every reason why a workspace cannot run beside the shared singletons, as sentences. Empty when it fits.
 * @param {object} manifest the workspace's package.json
 * @param {(name: string) => string} versionOf the version that the shell provides
 */
export function rangeFaults(manifest, versionOf = installedVersion) {
  const faults = [];
  for (const name of new Set(singletons.map((singleton) => singleton.package))) {
    const range = declaredRange(manifest, name);
    const version = versionOf(name);
    if (range === undefined) {
      faults.push(`${manifest.name} non dichiara ${name}, di cui la cornice ha ${version}.`);
    } else if (!fits(range, version)) {
      faults.push(`${manifest.name} vuole ${name} ${range}, ma la cornice ha ${version}.`);
    }
  }
  const hostRange = manifest.carcare?.hostRange;
  if (hostRange !== undefined && !fits(hostRange, versionOf(hostPackage))) {
    faults.push(`${manifest.name} vuole la porta ${hostRange} della cornice, ma c’è la ${versionOf(hostPackage)}.`);
  }
  return faults;
}

/** Stops the build with all reasons at once. */
export function checkRanges(manifest, versionOf = installedVersion) {
  const faults = rangeFaults(manifest, versionOf);
  if (faults.length > 0) {
    throw new Error(
      `${faults.join('\n')}\nLe versioni si dichiarano in ${manifest.name}/package.json; la tabella è scripts/federation/singletons.mjs.`,
    );
  }
}
