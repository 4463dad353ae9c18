import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'admin.user-closing.title', defaultMessage: 'Chiusura' },
  disableHelp: {
    id: 'admin.user-closing.disable-help',
    defaultMessage: 'Non entra più, tutto resta. Può chiedere la riattivazione.',
  },
  disabledSince: { id: 'admin.user-closing.disabled-since', defaultMessage: 'Disattivato il {at}.' },
  enableHelp: {
    id: 'admin.user-closing.enable-help',
    defaultMessage: 'Può entrare di nuovo, con la password di prima.',
  },
  destroy: { id: 'admin.user-closing.destroy', defaultMessage: 'Cancella l’account' },
  destroyHelp: {
    id: 'admin.user-closing.destroy-help',
    defaultMessage:
      'Spariscono i dati dell’account e i contratti non firmati. I contratti firmati restano come sono, con nome e recapiti, fino alla data prevista dalla legge, e si trovano ancora negli elenchi. Resta anche il registro dei consensi. Per confermare si scrive «CANCELLA».',
  },
  notSelf: {
    id: 'admin.user-closing.not-self',
    defaultMessage: 'È il tuo account: può chiuderlo solo un altro amministratore.',
  },
  lastAdmin: {
    id: 'admin.user-closing.last-admin',
    defaultMessage: 'È l’unico amministratore attivo: l’account non si può chiudere finché non ce n’è un altro.',
  },
  destroyTitle: { id: 'admin.user-closing.destroy-title', defaultMessage: 'Cancellare l’account di {name}?' },
  destroyText: {
    id: 'admin.user-closing.destroy-text',
    defaultMessage:
      'Spariscono i dati dell’account (nome, recapiti, preferenze e accessi), i contratti non firmati e le note del personale, anche quelle sui contratti firmati. Non si può annullare.',
  },
  kept: { id: 'admin.user-closing.kept', defaultMessage: 'Restano, per legge:' },
  nothingKept: { id: 'admin.user-closing.nothing-kept', defaultMessage: 'Di questa persona non resta niente.' },
  keptRow: { id: 'admin.user-closing.kept-row', defaultMessage: '{what} ({law})' },
  keptRowUntil: {
    id: 'admin.user-closing.kept-row-until',
    defaultMessage: '{what}, fino al {until} ({law})',
  },
});
