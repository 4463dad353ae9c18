import { pieceName } from '../pieces.mjs';
import { sayStep } from '../say.mjs';
import { askStore, readPiece } from '../store.mjs';

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
    'Restano le ultime tre, quella in linea, quella in prova, quella a cui si tornerebbe e quelle che qualcuno ha\n' +
      'ricevuto nelle ultime 24 ore: la sua pagina può essere ancora aperta. Lo fa già ogni rilascio.',
  ],
  words: 1,
  options: [],
  async run([name], { by, dryRun }) {
    const area = pieceName(name);
    const { versions } = await readPiece(area);
    sayStep('conservate', versions.map(({ version, hash }) => `${version}-${hash}`).join(', ') || 'nessuna');
    if (dryRun) console.log('Non è cambiato niente.');
    else if ((await pruneQuietly(area, by)).length === 0) console.log('Non c’era niente da togliere.');
  },
};
