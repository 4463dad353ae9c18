import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadModule } from '../../federation/load-module.mjs';
import { noTypes } from '../../federation/shared-types/index.mjs';
import { packageFolder } from '../../lib/files.mjs';

/**
 * Why an area cannot run in the live shell, as sentences: its code uses names that are not there, or are of another type.
 * @param {string[]} missing as `missingNames` of shared-api/release tells them
 * @param {string[]} changed as `changedNames` does
 */
export function areaNameFaults(piece, missing, changed) {
  return [
    ...missing.map((name) => `${piece} usa ${name}, che la cornice in linea non ha: prima si rilascia la cornice.`),
    ...changed.map((name) => `${piece} usa ${name} com’è qui, ma nella cornice in linea è diverso (docs/release.md).`),
  ];
}

/** Why a live area could not run in a new shell, as sentences. */
export function shellNameFaults(area, missing, changed) {
  return [
    ...missing.map((name) => `L’area in linea ${area} usa ${name}, che questa cornice non ha più.`),
    ...changed.map((name) => `L’area in linea ${area} usa ${name} com’era, ma questa cornice lo ha cambiato.`),
  ];
}

const readManifest = (dist, name) => JSON.parse(readFileSync(path.join(dist, name), 'utf8'));

/**
 * Whether all that areas use of the shell is there, name by name and type by type. Versions are no measure of it: nobody
 * has to raise one for a component more, and an area that uses it in an older shell fails at the first click.
 */
export const names = {
  name: 'nomi',
  limitMs: 60_000,
  async check({ piece, live }) {
    const { missingNames, changedNames } = (
      await loadModule(path.join(packageFolder('shared-api'), 'src/release/fit.ts'))
    ).exports;
    const compare = ({ uses = {}, types = noTypes }, shell) => [
      missingNames(uses, shell.offers ?? {}),
      changedNames(uses, types, shell.types ?? noTypes),
    ];
    if (piece.name !== 'shell')
      return areaNameFaults(piece.name, ...compare(readManifest(piece.dist, 'area.json'), live.shell));
    const shell = readManifest(piece.dist, 'shell.json');
    // One that is switched off is looked at when it is switched on again.
    const running = live.areas.filter(({ enabled = true }) => enabled);
    return running.flatMap((area) => shellNameFaults(area.name, ...compare(area, shell)));
  },
};
