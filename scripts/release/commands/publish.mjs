import { publishOptions } from '../options.mjs';
import { publish as copyIntoStore, prepare } from '../prepare.mjs';

/** Builds, checks and publishes as a release does; nobody gets the version before somebody gives it out. */
export const publish = {
  name: 'publish',
  usage: 'publish remote-admin [--version 1.2.0] [--server https://...]',
  about: 'controlla e pubblica, ma non dà la versione a nessuno',
  more: [
    'Un operatore la vede nel suo browser, dalla pagina Sistema («Vedi solo tu»), anche in produzione: così si guarda\n' +
      'una modifica prima che sia in linea. Restano le ultime tre versioni.',
  ],
  words: 1,
  options: publishOptions,
  async run([name], options) {
    const ready = await prepare([name], options);
    if (ready === null) return;
    const id = await copyIntoStore(ready.prepared[0], options.by);
    console.log(`Pubblicata ${id}: in linea resta quella di prima. Si vede dalla pagina Sistema, «Vedi solo tu».`);
  },
};
