import semver from 'webpack/lib/util/semver.js';
import { rangeFaults } from '../../federation/check-ranges.mjs';
import { installedVersion } from '../../federation/packages.mjs';
import { neededRange, providedVersions } from '../../federation/shared.mjs';
import { hostPackage } from '../../federation/singletons.mjs';

const fits = (range, version) => semver.satisfy(semver.parseRange(range), version);

/**
 * Every reason why an area cannot run in the shell that is live, as sentences: the ranges that it declares, and the
 * versions that it was built with.
 * @param {object} manifest the area's package.json
 * @param {{ hostVersion: string, singletons?: Record<string, string> }} shell what `shell.json` says
 * @param {Record<string, string>} builtWith the versions installed here
 */
export function areaFaults(manifest, { hostVersion, singletons = {} }, builtWith) {
  const live = { ...builtWith, ...singletons, [hostPackage]: hostVersion };
  const declared = rangeFaults(manifest, (name) => live[name]);
  const built = Object.entries(builtWith)
    .filter(([name, version]) => !fits(neededRange(version), live[name]))
    .map(
      ([name, version]) => `${manifest.name} is built with ${name} ${version}, but the live shell has ${live[name]}.`,
    );
  return [...new Set([...declared, ...built])];
}

/**
 * Every reason why live areas could not run in a new shell: the host door, and packages that are older than those
 * that an area may have been built with, or promise something else.
 * @param {{ areas: { name: string, hostRange: string }[], shell: { singletons?: Record<string, string> } }} live
 * @param {string} hostVersion of the shell to be
 * @param {Record<string, string>} provided the versions of the shell to be
 */
export function shellFaults({ areas, shell: { singletons = {} } }, hostVersion, provided) {
  const unfit = areas
    .filter(({ hostRange }) => !fits(hostRange, hostVersion))
    .map(({ name, hostRange }) => `The live area ${name} needs host ${hostRange}, but this shell is ${hostVersion}.`);
  const changed = Object.entries(singletons)
    .filter(([name, version]) => provided[name] === undefined || !fits(neededRange(version), provided[name]))
    .map(
      ([name, version]) => `Live areas may need ${name} ${version}, but this shell has ${provided[name] ?? 'none'}.`,
    );
  return [...unfit, ...changed];
}

/** Whether piece and live product can run together: the host door, and what exists once on a page. */
export const fitsLive = {
  name: 'cornice',
  async check({ piece, live }) {
    if (piece.name === 'shell') return shellFaults(live, installedVersion(hostPackage), providedVersions());
    return areaFaults(piece.manifest, live.shell, providedVersions());
  },
};
