import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'admin.users.title', defaultMessage: 'Utenti' },
  create: { id: 'admin.users.create', defaultMessage: 'Nuovo utente' },
  search: { id: 'admin.users.search', defaultMessage: 'Nome, e-mail, cellulare' },
  roles: { id: 'admin.users.roles', defaultMessage: 'Ruoli' },
  everybody: { id: 'admin.users.everybody', defaultMessage: 'Tutti' },
  admins: { id: 'admin.users.admins', defaultMessage: 'Amministratori' },
  managers: { id: 'admin.users.managers', defaultMessage: 'Manager' },
  customers: { id: 'admin.users.customers', defaultMessage: 'Clienti' },
  name: { id: 'admin.users.name', defaultMessage: 'Nome' },
  email: { id: 'admin.users.email', defaultMessage: 'E-mail' },
  phone: { id: 'admin.users.phone', defaultMessage: 'Cellulare' },
  stores: { id: 'admin.users.stores', defaultMessage: 'Dealer' },
  storesOf: {
    id: 'admin.users.stores-of',
    defaultMessage: '{first}{more, plural, =0 {} one { e un altro} other { e altri #}}',
  },
  account: { id: 'admin.users.account', defaultMessage: 'Account' },
  place: { id: 'admin.users.place', defaultMessage: 'Comune' },
  level: { id: 'admin.users.level', defaultMessage: 'Livello' },
  born: { id: 'admin.users.born', defaultMessage: 'Nascita' },
  since: { id: 'admin.users.since', defaultMessage: 'Iscrizione' },
  lastSignIn: { id: 'admin.users.last-sign-in', defaultMessage: 'Ultimo accesso' },
  requested: { id: 'admin.users.requested', defaultMessage: 'chiede la riattivazione' },
  open: { id: 'admin.users.open', defaultMessage: 'Apri' },
  nobody: { id: 'admin.users.nobody', defaultMessage: 'Ancora nessun utente' },
  nobodyAdvice: {
    id: 'admin.users.nobody-advice',
    defaultMessage: 'Chi lavora qui riceve un invito per e-mail; i clienti si aggiungono con il primo contratto.',
  },
});

export const filterMessages = defineMessages({
  role: { id: 'admin.users.filter-role', defaultMessage: 'Ruolo' },
  account: { id: 'admin.users.filter-account', defaultMessage: 'Account' },
  active: { id: 'admin.users.filter-active', defaultMessage: 'Attivo' },
  disabled: { id: 'admin.users.filter-disabled', defaultMessage: 'Disattivato' },
  reactivation: { id: 'admin.users.filter-reactivation', defaultMessage: 'Chiede la riattivazione' },
  emailVerified: { id: 'admin.users.filter-email', defaultMessage: 'E-mail verificata' },
  phoneVerified: { id: 'admin.users.filter-phone', defaultMessage: 'Cellulare verificato' },
  province: { id: 'admin.users.filter-province', defaultMessage: 'Provincia' },
  created: { id: 'admin.users.filter-created', defaultMessage: 'Iscrizione' },
  lastSignIn: { id: 'admin.users.filter-last-sign-in', defaultMessage: 'Ultimo accesso' },
});

export const reactivationMessages = defineMessages({
  title: { id: 'admin.reactivation.title', defaultMessage: 'Chiedono la riattivazione' },
  count: {
    id: 'admin.reactivation.count',
    defaultMessage: '{count, plural, one {# persona} other {# persone}}',
  },
  asked: { id: 'admin.reactivation.asked', defaultMessage: 'richiesta del {at}' },
});
