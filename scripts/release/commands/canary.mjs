import { prepare } from '../prepare.mjs';
import { Refusal } from '../refusal.mjs';
import { step } from '../say.mjs';
import { askStore } from '../store.mjs';

/**
 * The share that a person typed, in percent.
 * @throws Refusal
 */
export function readShare(text) {
  const [, digits] = /^(\d{1,2})\s*%?$/.exec(text ?? '') ?? [];
  const percent = Number(digits);
  if (!(percent >= 1 && percent <= 99)) throw new Refusal('La parte va da 1% a 99%, per esempio 10%.');
  return percent;
}

/** Builds, checks and publishes as a release does, and gives the version to a share of the sessions. */
export const canary = {
  name: 'canary',
  usage: 'canary remote-admin 10% [--version 1.2.0] [--server https://...]',
  about: 'controlla e pubblica, ma per una parte delle sessioni soltanto',
  more: [
    'Una sessione che ha la versione in prova continua ad averla. promote la dà a tutti, rollback la toglie.\n' +
      'La stessa costruzione non si pubblica due volte: con un’altra percentuale ne cambia soltanto la parte.',
  ],
  options: [
    ['--version V', 'il nome della versione (quello di package.json)'],
    ['--server URL', 'dov’è il prodotto in linea (PUBLIC_URL, o http://127.0.0.1:4000)'],
  ],
  async run([name, share], options) {
    const percent = readShare(share);
    const prepared = await prepare(name, options);
    if (prepared === null) return;
    const { piece, id, seen } = prepared;
    await step(
      'in prova',
      () => askStore({ do: 'canary', area: piece.name, version: id, percent, by: options.by, seen }),
      () => `${id} per il ${percent}% delle sessioni`,
    );
  },
};
