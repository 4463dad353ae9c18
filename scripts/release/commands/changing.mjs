import { pieceName } from '../pieces.mjs';
import { sayStep } from '../say.mjs';
import { askStore, readPiece } from '../store.mjs';

/** What the person is told of a piece after a change. */
function stateOf({ live, canary, disabled }) {
  const state = [`in linea ${live ?? 'la costruzione accanto al server'}`];
  if (canary) state.push(`in prova ${canary.version} per il ${canary.percent}%`);
  if (disabled) state.push(`spenta: ${disabled.reason}`);
  return state.join('; ');
}

/** The piece that the first word names. */
export async function pickNamed([name, ...words]) {
  const area = pieceName(name);
  return { area, words, before: await readPiece(area) };
}

/**
 * A command that changes one piece, from the state that it shows. A dry run shows that and ends.
 * @param {{ name: string, usage: string, about: string, more: string[], words: number, options?: [string, string][],
 *   pick?: (words: string[], options: object) => Promise<{ area: string, words: string[], before: object }>,
 *   requestOf: (words: string[], options: object, before: object) => object }} command
 */
export function changing({ requestOf, pick = pickNamed, options = [], ...command }) {
  return {
    ...command,
    options,
    async run(given, asked) {
      const { area, words, before } = await pick(given, asked);
      const request = requestOf(words, asked, before);
      sayStep('prima', stateOf(before));
      if (asked.dryRun) {
        console.log('Non è cambiato niente.');
        return;
      }
      const after = await askStore({ ...request, area, by: asked.by, seen: before.revision });
      sayStep('adesso', stateOf(after));
    },
  };
}
