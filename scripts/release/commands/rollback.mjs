import { Refusal } from '../../lib/refusal.mjs';
import { confirm } from '../confirm.mjs';
import { serverOption, urgentOption } from '../options.mjs';
import { isPiece, pieceName } from '../pieces.mjs';
import { sayStep } from '../say.mjs';
import { askStore, readPiece } from '../store.mjs';
import { changing, fitWith, stateOf } from './changing.mjs';
import { lastRelease } from './last-release.mjs';

/** The pieces that are named, or those that were released last, if that is what the person means. */
async function pick([name, ...rest], options) {
  if (name !== undefined)
    return { areas: [name, ...rest.filter(isPiece)].map(pieceName), words: rest.filter((word) => !isPiece(word)) };
  const { pieces } = await askStore({ do: 'read' });
  const { areas, about } = lastRelease(pieces);
  sayStep('ultimo', about);
  if (!options.dryRun) await confirm('Torno indietro?', options);
  return { areas, words: [] };
}

const one = changing({
  requestOf: ([version], { urgent }) => ({ do: 'roll-back', urgent, ...(version === undefined ? {} : { version }) }),
});

/** Takes several pieces back in one revision of the registry. */
async function takeBack(areas, { server, by, urgent, dryRun }) {
  const before = await Promise.all(areas.map(async (piece) => ({ piece, ...(await readPiece(piece)) })));
  for (const state of before) sayStep('prima', `${state.piece}: ${stateOf(state)}`);
  if (dryRun) {
    console.log('Non è cambiato niente.');
    return;
  }
  const switches = before.map(({ piece, revision }) => ({ piece, to: 'before', seen: revision }));
  const after = await askStore({ do: 'switch-all', switches, by, urgent, fit: await fitWith(server) });
  for (const [piece, state] of Object.entries(after)) sayStep('adesso', `${piece}: ${stateOf(state)}`);
}

/** Back to the version before: of one piece, of several at once, or of what was released last. */
export const rollback = {
  name: 'rollback',
  usage: 'rollback [remote-admin] [1.1.0]',
  about: 'torna alla versione di prima, o a quella che si nomina',
  more: [
    'Se c’è una versione in prova, e non se ne nomina un’altra, toglie soltanto quella.\n' +
      'Più aree di seguito tornano indietro insieme, in un colpo solo, ciascuna alla versione di prima: una prova finisce.\n' +
      'Senza nome si tratta dell’ultimo rilascio, o dell’ultimo insieme di rilasci: lo mostra, e chiede conferma.',
  ],
  words: Number.POSITIVE_INFINITY,
  options: [['--yes', 'conferma senza che nessuno lo chieda'], urgentOption, serverOption],
  async run(given, asked) {
    const { areas, words } = await pick(given, asked);
    const extra = areas.length > 1 ? words[0] : words[1];
    if (extra !== undefined) throw new Refusal(`${extra} non è il nome di un'area.`);
    if (areas.length > 1) await takeBack(areas, asked);
    else await one.run([...areas, ...words], asked);
  },
};
