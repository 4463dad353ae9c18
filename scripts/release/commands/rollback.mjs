import { confirm } from '../confirm.mjs';
import { sayStep } from '../say.mjs';
import { askStore } from '../store.mjs';
import { changing, pickNamed } from './changing.mjs';
import { lastRelease } from './last-release.mjs';

/** The piece that is named, or the one that was released last, if that is what the person means. */
async function pick(words, options) {
  if (words.length > 0) return pickNamed(words);
  const { pieces } = await askStore({ do: 'read' });
  const { area, about } = lastRelease(pieces);
  sayStep('ultimo', about);
  if (!options.dryRun) await confirm('Torno indietro?', options);
  return { area, words, before: pieces[area] };
}

export const rollback = changing({
  name: 'rollback',
  usage: 'rollback [remote-admin] [1.1.0]',
  about: 'torna alla versione di prima, o a quella che si nomina',
  more: [
    'Se c’è una versione in prova, e non se ne nomina un’altra, toglie soltanto quella.\n' +
      'Senza nome si tratta dell’ultimo rilascio di qualsiasi area: lo mostra, e chiede conferma.',
  ],
  words: 2,
  options: [['--yes', 'conferma senza che nessuno lo chieda']],
  pick,
  requestOf: ([version]) => (version === undefined ? { do: 'roll-back' } : { do: 'roll-back', version }),
});
