import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadModule } from '../../federation/load-module.mjs';
import { root } from '../../lib/files.mjs';

/**
 * Why an area cannot run in the live shell, as sentences: its code uses names that are not there.
 * @param {string[]} missing as `missingNames` of shared-api/release tells them
 */
export function areaNameFaults(piece, missing) {
  return missing.map((name) => `${piece} usa ${name}, che la cornice in linea non ha: prima si rilascia la cornice.`);
}

/** Why a live area could not run in a new shell, as sentences. */
export function shellNameFaults(area, missing) {
  return missing.map((name) => `L’area in linea ${area} usa ${name}, che questa cornice non ha più.`);
}

const readManifest = (dist, name) => JSON.parse(readFileSync(path.join(dist, name), 'utf8'));

/**
 * Whether all that areas use of the shell is there, name by name. Versions are no measure of it: nobody has to raise one
 * for a component more, and an area that uses it in an older shell fails at the first click.
 */
export const names = {
  name: 'nomi',
  limitMs: 60_000,
  async check({ piece, live }) {
    const { missingNames } = (await loadModule(path.join(root, 'shared-api/src/release/fit.ts'))).exports;
    if (piece.name !== 'shell') {
      const { uses = {} } = readManifest(piece.dist, 'area.json');
      return areaNameFaults(piece.name, missingNames(uses, live.shell.offers ?? {}));
    }
    const { offers = {} } = readManifest(piece.dist, 'shell.json');
    // One that is switched off is looked at when it is switched on again.
    const running = live.areas.filter(({ enabled = true }) => enabled);
    return running.flatMap(({ name, uses = {} }) => shellNameFaults(name, missingNames(uses, offers)));
  },
};
