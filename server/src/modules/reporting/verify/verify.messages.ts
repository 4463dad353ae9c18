import { defineMessages } from '../../../platform/i18n';

/** What the operator reads from `npm run verify`. */
export const verifyMessages = defineMessages({
  unknown: { id: 'server.verify.unknown', defaultMessage: 'Nessun contratto ha il codice {code}.' },
  malformed: {
    id: 'server.verify.malformed',
    defaultMessage: '{code} non è il codice di un contratto: un codice è come CC-2026-000123.',
  },
  broken: { id: 'server.verify.broken', defaultMessage: '{code}: NON INTEGRO ({faults})' },
  whole: {
    id: 'server.verify.whole',
    defaultMessage:
      '{code}: integro, {events, plural, one {un evento} other {{events, number} eventi}}, {documents, plural, =0 {nessun documento} one {un documento} other {{documents, number} documenti}}, catena {head}',
  },
  noFile: { id: 'server.verify.no-file', defaultMessage: 'Il file {path} non si può leggere.' },
  missing: {
    id: 'server.verify.missing',
    defaultMessage: '{code}: MANCA. Il numero è stato dato, il contratto non c’è.',
  },
  countBroken: {
    id: 'server.verify.count-broken',
    defaultMessage: 'L’ultimo numero dei contratti del {year} non è quello registrato dall’applicazione.',
  },
  keptCounts: {
    id: 'server.verify.kept-counts',
    defaultMessage:
      '{count, plural, one {Un conteggio registrato non è quello} other {{count, number} conteggi registrati non sono quelli}} dei contratti: il controllo notturno corregge da sé.',
  },
  soFar: {
    id: 'server.verify.so-far',
    defaultMessage: 'Controllati finora {checked, number} contratti su {total, number}.',
  },
  summary: {
    id: 'server.verify.summary',
    defaultMessage:
      '{checked, plural, one {Un contratto controllato} other {{checked, number} contratti controllati}}: {whole, plural, one {uno integro} other {{whole, number} integri}}, {broken, plural, one {uno non integro} other {{broken, number} non integri}}, {pending, number} con documento da sigillare alla prima apertura.',
  },
});
