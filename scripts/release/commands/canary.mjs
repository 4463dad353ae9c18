import { Refusal } from '../../lib/refusal.mjs';
import { publishOptions } from '../options.mjs';
import { prepare, publish } from '../prepare.mjs';
import { step } from '../step.mjs';
import { askStore, switchLimitMs } from '../store.mjs';
import { changing } from './changing.mjs';

/**
 * The share that a person typed, in percent; 0 ends it.
 * @throws Refusal
 */
export function readShare(text) {
  const [, digits] = /^(\d{1,2})\s*%?$/.exec(text ?? '') ?? [];
  const percent = Number(digits);
  if (!(percent >= 0 && percent <= 99))
    throw new Refusal('La parte va da 1% a 99%, per esempio 10%; con 0% la prova finisce, e promote la dà a tutti.');
  return percent;
}

/** Nobody gets the canary any more. */
const end = changing({
  requestOf(_, __, { canary: tried }) {
    if (!tried) throw new Refusal('Non c’è nessuna versione in prova.');
    return { do: 'roll-back' };
  },
});

/** Builds, checks and publishes as a release does, and gives the version to a share of the sessions. */
export const canary = {
  name: 'canary',
  usage: 'canary remote-admin 10% [--version 1.2.0] [--server https://...]',
  about: 'controlla e pubblica, ma per una parte delle sessioni soltanto',
  more: [
    'Una sessione che ha la versione in prova continua ad averla. promote la dà a tutti; 0%, o rollback, la toglie.\n' +
      'La stessa costruzione non si pubblica due volte: con un’altra percentuale ne cambia soltanto la parte.',
  ],
  words: 2,
  options: publishOptions,
  async run([name, share], options) {
    const percent = readShare(share);
    if (percent === 0) return end.run([name], options);
    const ready = await prepare([name], options);
    if (ready === null) return;
    const { prepared, fit } = ready;
    const [{ piece, seen }] = prepared;
    const id = await publish(prepared[0], options.by);
    await step(
      'in prova',
      switchLimitMs,
      () => askStore({ do: 'canary', area: piece.name, version: id, percent, by: options.by, seen, fit }),
      () => `${id} per il ${percent}% delle sessioni`,
    );
  },
};
