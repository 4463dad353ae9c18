import { Refusal } from '../../lib/refusal.mjs';
import { changing } from './changing.mjs';

export const promote = changing({
  name: 'promote',
  usage: 'promote remote-admin',
  about: 'dà a tutti la versione in prova',
  more: ['Quella di prima resta pronta per un ritorno.'],
  words: 1,
  requestOf: () => ({ do: 'promote' }),
});

export const disable = changing({
  name: 'disable',
  usage: 'disable remote-admin --reason "Perché"',
  about: 'spegne un’area: al suo posto c’è una pagina che lo dice',
  more: ['Vale dalla prossima pagina che si apre. Le altre aree non se ne accorgono.'],
  words: 1,
  options: [['--reason TESTO', 'perché, per la cronologia']],
  requestOf(_, { reason }) {
    if (!reason) throw new Refusal('Serve un motivo: --reason "Perché".');
    return { do: 'disable', reason };
  },
});

export const retire = changing({
  name: 'retire',
  usage: 'retire remote-workshop --reason "Perché"',
  about: 'toglie dal prodotto, per sempre, un’area spenta',
  more: [
    'I suoi indirizzi non ci sono più, le sue versioni si cancellano, resta la storia. Prima va spenta (disable).\n' +
      'Se un giorno si rilascia di nuovo, comincia da capo.',
  ],
  words: 1,
  options: [['--reason TESTO', 'perché, per la cronologia']],
  requestOf(_, { reason }) {
    if (!reason) throw new Refusal('Serve un motivo: --reason "Perché".');
    return { do: 'retire', reason };
  },
});

export const enable = changing({
  name: 'enable',
  usage: 'enable remote-admin',
  about: 'riaccende un’area',
  more: ['Torna la versione che era in linea.'],
  words: 1,
  requestOf: () => ({ do: 'enable' }),
});
