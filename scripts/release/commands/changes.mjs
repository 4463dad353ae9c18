import { pieceName } from '../pieces.mjs';
import { Refusal } from '../refusal.mjs';
import { sayStep } from '../say.mjs';
import { askStore, readPiece } from '../store.mjs';

/** What the person is told of a piece after a change. */
function stateOf({ live, canary, disabled }) {
  const state = [`in linea ${live ?? 'la costruzione accanto al server'}`];
  if (canary) state.push(`in prova ${canary.version} per il ${canary.percent}%`);
  if (disabled) state.push(`spenta: ${disabled.reason}`);
  return state.join('; ');
}

/**
 * A command that changes one piece, from the state that it shows. A dry run shows that and ends.
 * @param {{ name: string, usage: string, about: string, more: string[], options?: [string, string][],
 *   requestOf: (words: string[], options: object) => object }} command
 */
function changing({ requestOf, options = [], ...command }) {
  return {
    ...command,
    options,
    async run([first, ...words], given) {
      const area = pieceName(first);
      const request = requestOf(words, given);
      const before = await readPiece(area);
      sayStep('prima', stateOf(before));
      if (given.dryRun) {
        console.log('Non è cambiato niente.');
        return;
      }
      const after = await askStore({ ...request, area, by: given.by, seen: before.revision });
      sayStep('adesso', stateOf(after));
    },
  };
}

export const promote = changing({
  name: 'promote',
  usage: 'promote remote-admin',
  about: 'dà a tutti la versione in prova',
  more: ['Quella di prima resta pronta per un ritorno.'],
  requestOf: () => ({ do: 'promote' }),
});

export const rollback = changing({
  name: 'rollback',
  usage: 'rollback remote-admin [1.1.0]',
  about: 'torna alla versione di prima, o a quella che si nomina',
  more: ['Se c’è una versione in prova, e non se ne nomina un’altra, toglie soltanto quella.'],
  requestOf: ([version]) => (version === undefined ? { do: 'roll-back' } : { do: 'roll-back', version }),
});

export const disable = changing({
  name: 'disable',
  usage: 'disable remote-admin --reason "Perché"',
  about: 'spegne un’area: al suo posto c’è una pagina che lo dice',
  more: ['Vale dalla prossima pagina che si apre. Le altre aree non se ne accorgono.'],
  options: [['--reason TESTO', 'perché, per la cronologia']],
  requestOf(_, { reason }) {
    if (!reason) throw new Refusal('Serve un motivo: --reason "Perché".');
    return { do: 'disable', reason };
  },
});

export const enable = changing({
  name: 'enable',
  usage: 'enable remote-admin',
  about: 'riaccende un’area',
  more: ['Torna la versione che era in linea.'],
  requestOf: () => ({ do: 'enable' }),
});

/** Removes versions that nobody needs any more, and says which. */
export async function pruneQuietly(area, by) {
  const gone = await askStore({ do: 'prune', area, by });
  if (gone.length > 0) sayStep('tolte', gone.join(', '));
  return gone;
}

export const prune = {
  name: 'prune',
  usage: 'prune remote-admin',
  about: 'toglie le versioni che non servono più',
  more: [
    'Restano le ultime tre, quella in linea, quella in prova e quella a cui si tornerebbe. Lo fa già ogni rilascio.',
  ],
  options: [],
  async run([name], { by, dryRun }) {
    const area = pieceName(name);
    const { versions } = await readPiece(area);
    sayStep('conservate', versions.map(({ version, hash }) => `${version}-${hash}`).join(', ') || 'nessuna');
    if (dryRun) console.log('Non è cambiato niente.');
    else if ((await pruneQuietly(area, by)).length === 0) console.log('Non c’era niente da togliere.');
  },
};
