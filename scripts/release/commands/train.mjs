import { Refusal } from '../../lib/refusal.mjs';
import { serverOption, takeOverOption, urgentOption, waitOption } from '../options.mjs';
import { prepare, publish } from '../prepare.mjs';
import { seconds } from '../say.mjs';
import { step } from '../step.mjs';
import { askStore, switchLimitMs } from '../store.mjs';
import { tidy } from './release.mjs';

/** Builds, checks and publishes several pieces, and makes all of them live in one revision of the registry. */
export const train = {
  name: 'train',
  usage: 'train shell remote-admin remote-manager [--server https://...]',
  about: 'rilascia più pezzi insieme: le pagine nuove li hanno tutti, o nessuno',
  more: [
    'Per ciò che da solo non andrebbe d’accordo con il resto, come una versione maggiore di React o di shared-ui. I\n' +
      'controlli confrontano ogni pezzo con quello che c’è quando tutti sono in linea.',
    'rollback senza nome riporta indietro tutto insieme, e così rollback shell remote-admin remote-manager.',
  ],
  words: Number.POSITIVE_INFINITY,
  options: [serverOption, waitOption, takeOverOption, urgentOption],
  async run(names, options) {
    if (names.length < 2) throw new Refusal('Servono almeno due pezzi: train shell remote-admin.');
    const started = performance.now();
    const ready = await prepare([...new Set(names)], options);
    if (ready === null) return;
    const { prepared, fit } = ready;
    const { by, urgent } = options;
    const switches = [];
    for (const one of prepared)
      switches.push({ piece: one.piece.name, seen: one.seen, to: { version: await publish(one, by) } });
    const list = switches.map(({ piece, to }) => `${piece} ${to.version}`).join(', ');
    const after = await step(
      'in linea',
      switchLimitMs,
      () => askStore({ do: 'switch-all', switches, by, fit, urgent }),
      () => list,
    );
    const done = performance.now();
    for (const { piece } of prepared) await tidy(piece.name, by);
    const off = switches.map(({ piece }) => piece).filter((piece) => after[piece].disabled);
    const waiting = off.length > 0 ? ` Restano spente: ${off.join(', ')} (npm run release -- enable).` : '';
    console.log(`Fatto in ${seconds(done - started)}: le pagine nuove hanno ${list}.${waiting}`);
  },
};
