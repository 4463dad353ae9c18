import { Refusal } from '../../lib/refusal.mjs';
import { publishOptions, urgentOption } from '../options.mjs';
import { prepare, publish } from '../prepare.mjs';
import { sayStep, seconds } from '../say.mjs';
import { step } from '../step.mjs';
import { askStore, switchLimitMs } from '../store.mjs';
import { pruneQuietly } from './prune.mjs';

/** Builds, checks, publishes and makes live. */
export const release = {
  name: 'release',
  usage: 'remote-admin [--version 1.2.0] [--server https://...]',
  about: 'costruisce, controlla e mette in linea un’area, oppure la cornice (shell)',
  more: [
    'I controlli: quello che la pagina condivide e la porta verso la cornice in linea, i nomi che l’area ne usa, le\n' +
      'misure, le chiamate che il server in linea conosce, le pagine dell’area in Chromium dentro la cornice in linea, i\n' +
      'tipi, le prove dell’area.\n' +
      'Se uno non passa, non si pubblica niente. Se intanto qualcun altro cambia l’area, non si mette in linea niente.',
    'Delle prove, dove sono già passate tutte, girano quelle che dipendono da ciò che è cambiato.',
    'Per le pagine con accesso: SMOKE_EMAIL e SMOKE_PASSWORD, e SMOKE_TOTP, la chiave dell’app di autenticazione, dove\n' +
      'l’accesso ne ha una (il personale sì); in una dimostrazione bastano i suoi accessi.',
  ],
  words: 1,
  options: [...publishOptions, urgentOption],
  async run([name], options) {
    const started = performance.now();
    const ready = await prepare([name], options);
    if (ready === null) return;
    const { prepared, fit } = ready;
    const [{ piece, seen }] = prepared;
    const { by, urgent } = options;
    const publishing = performance.now();
    const id = await publish(prepared[0], by);
    const { disabled } = await step(
      'in linea',
      switchLimitMs,
      () => askStore({ do: 'set-live', area: piece.name, version: id, by, seen, fit, urgent }),
      () => id,
    );
    const done = performance.now();
    await tidy(piece.name, by);
    const outcome = disabled
      ? `${id} aspetta che l’area si riaccenda: npm run release -- enable ${piece.name}.`
      : `le pagine nuove hanno ${id}.`;
    console.log(`Fatto in ${seconds(done - started)}, di cui ${seconds(done - publishing)} per pubblicare: ${outcome}`);
  },
};

/** What is live stays live, whether or not the old versions can be removed now: the next release does it again. */
export async function tidy(area, by) {
  try {
    await pruneQuietly(area, by);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    sayStep('pulizia', `rimandata al prossimo rilascio: ${error.message}`);
  }
}
