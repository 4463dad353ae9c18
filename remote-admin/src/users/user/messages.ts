import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  crumb: { id: 'admin.user.crumb', defaultMessage: 'Utenti' },
  parts: { id: 'admin.user.parts', defaultMessage: 'Parti della pagina' },
  profile: { id: 'admin.user.tab-profile', defaultMessage: 'Profilo' },
  roles: { id: 'admin.user.tab-roles', defaultMessage: 'Ruoli' },
  releases: { id: 'admin.user.tab-releases', defaultMessage: 'Rilasci' },
  dealers: { id: 'admin.user.tab-dealers', defaultMessage: 'Dealer' },
  privacy: { id: 'admin.user.tab-privacy', defaultMessage: 'Privacy' },
  sessions: { id: 'admin.user.tab-sessions', defaultMessage: 'Sessioni' },
  contracts: { id: 'admin.user.tab-contracts', defaultMessage: 'Contratti' },
  settings: { id: 'admin.user.tab-settings', defaultMessage: 'Impostazioni' },
  closing: { id: 'admin.user.tab-closing', defaultMessage: 'Chiusura' },
  more: { id: 'admin.user.more', defaultMessage: 'Altre azioni' },
  endSessions: { id: 'admin.user.end-sessions', defaultMessage: 'Chiudi tutte le sessioni' },
  managerOf: {
    id: 'admin.user.manager-of',
    defaultMessage:
      '{count, plural, =0 {Manager senza dealer} one {Manager di un dealer} other {Manager di # dealer}}, {lastSignIn}',
  },
  lastSignIn: { id: 'admin.user.last-sign-in', defaultMessage: 'ultimo accesso {when}' },
  never: { id: 'admin.user.never', defaultMessage: 'nessun accesso finora' },
  asked: {
    id: 'admin.user.asked',
    defaultMessage: 'Ha chiesto la riattivazione {when}.',
  },
  failed: { id: 'admin.user.failed', defaultMessage: 'L’utente non si è caricato' },
  loading: { id: 'admin.user.loading', defaultMessage: 'Caricamento dell’utente' },
  notFound: { id: 'admin.user.not-found', defaultMessage: 'Utente non trovato' },
  notFoundTitle: { id: 'admin.user.not-found-title', defaultMessage: 'Questo utente non c’è' },
  notFoundText: {
    id: 'admin.user.not-found-text',
    defaultMessage: 'L’indirizzo è sbagliato, o l’account è stato cancellato.',
  },
  toList: { id: 'admin.user.to-list', defaultMessage: 'Torna agli utenti' },
});
