import { readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'webpack/lib/util/semver.js';
import { declaredRange, rangeFaults } from '../../federation/check-ranges.mjs';
import { installedVersion } from '../../federation/packages.mjs';
import { neededRange, providedVersions } from '../../federation/shared.mjs';
import { hostPackage } from '../../federation/singletons.mjs';
import { isTaken, overlap } from '../../lib/addresses.mjs';

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
    .filter(([name, version]) => !fits(neededRange(version, declaredRange(manifest, name)), live[name]))
    .map(
      ([name, version]) =>
        `${manifest.name} è costruita con ${name} ${version}, ma la cornice in linea ha ${live[name]}.`,
    );
  return [...new Set([...declared, ...built])];
}

/**
 * The addresses of an area that are not its own, as sentences, and a name that is not: two teams that do not know of
 * each other may want the same. One area of a name that has no address in common with the live one is another.
 * @param {object} manifest the area's package.json
 * @param {{ name: string, paths: string[] }[]} areas those of the registry
 */
export function addressFaults({ name, carcare: { area, paths } }, areas) {
  const others = areas.filter((other) => other.name !== area);
  const isShared = (taken) => paths.some((path) => overlap(path, taken));
  const sameName = areas
    .filter((other) => other.name === area && !other.paths.some(isShared))
    .map(
      (other) =>
        `In linea c’è già un’area ${area}, a indirizzi che questa non ha (${other.paths.join(', ')}): se è di un’altra squadra, scegli un altro nome; se si sposta, in un primo rilascio tenga anche quelli.`,
    );
  const foreign = paths.flatMap((path) => {
    if (isTaken(path)) return [`${name} vuole ${path}, che è della cornice o del server.`];
    return others
      .filter((other) => other.paths.some((taken) => overlap(path, taken)))
      .map((other) => `${name} vuole ${path}, ma lì c’è l’area in linea ${other.name} (${other.paths.join(', ')}).`);
  });
  return [...sameName, ...foreign];
}

/**
 * Every reason why live areas could not run in a new shell: the host, and packages that are older than those
 * that an area was built with, or promise something else. An area that does not say with which may need any of the live
 * shell's.
 * @param {{ areas: { name: string, hostRange: string, enabled?: boolean, singletons?: Record<string, string> }[], shell: { singletons?: Record<string, string> } }} live
 * @param {string} hostVersion of the shell to be
 * @param {Record<string, string>} provided the versions of the shell to be
 */
export function shellFaults({ areas, shell: { singletons = {} } }, hostVersion, provided) {
  // One that is switched off is looked at when it is switched on again.
  const running = areas.filter(({ enabled = true }) => enabled);
  const unfit = running
    .filter(({ hostRange }) => !fits(hostRange, hostVersion))
    .map(
      ({ name, hostRange }) =>
        `L’area in linea ${name} vuole la porta ${hostRange} della cornice, ma questa ha la ${hostVersion}.`,
    );
  const changed = running.flatMap((area) =>
    Object.entries(area.singletons ?? singletons)
      .filter(
        ([name, version]) =>
          provided[name] === undefined || !fits(area.ranges?.[name] ?? neededRange(version), provided[name]),
      )
      .map(
        ([name, version]) =>
          `L’area in linea ${area.name} ${area.singletons ? 'è costruita con' : 'può aver bisogno di'} ${name} ${version}, ma questa cornice ${provided[name] ? `ha ${provided[name]}` : 'non ne ha'}.`,
      ),
  );
  return [...unfit, ...changed];
}

/**
 * Why a piece of now cannot run on the server that is live: it was made for a newer contract. A server that does not
 * tell its version is not compared.
 * @param {{ apiVersion?: string }} live
 * @param {string | undefined} wanted the range of the piece to be; one that makes no call wants none
 */
export function serverFaults({ apiVersion: served }, wanted) {
  if (served === undefined || wanted === undefined || fits(wanted, served)) return [];
  return [`Qui si costruisce per il servizio ${wanted}, ma quello in linea è ${served}: prima si aggiorna il server.`];
}

/** The versions of the contract that a build can run on, as its manifest says. */
export function builtRange({ name, dist }) {
  const file = path.join(dist, name === 'shell' ? 'shell.json' : 'area.json');
  return JSON.parse(readFileSync(file, 'utf8')).apiRange;
}

/** Whether piece and live product can run together: the addresses, the host, what exists once on a page, and the server. */
export const fitsLive = {
  name: 'cornice',
  limitMs: 60_000,
  async check({ piece, live }) {
    const inPage =
      piece.name === 'shell'
        ? shellFaults(live, installedVersion(hostPackage), providedVersions())
        : [...addressFaults(piece.manifest, live.areas), ...areaFaults(piece.manifest, live.shell, providedVersions())];
    return [...inPage, ...serverFaults(live, builtRange(piece))];
  },
};
