import { defineMessages } from '../../platform/i18n';

export const userMessages = defineMessages({
  profileSaved: { id: 'server.users.profile-saved', defaultMessage: 'Profilo salvato.' },
  settingsSaved: { id: 'server.users.settings-saved', defaultMessage: 'Impostazioni salvate.' },
  privacySaved: { id: 'server.users.privacy-saved', defaultMessage: 'Consensi salvati.' },
  birthInFuture: {
    id: 'server.users.birth-in-future',
    defaultMessage: 'La data di nascita non può essere nel futuro.',
  },
  avatarUnknown: {
    id: 'server.users.avatar-unknown',
    defaultMessage: 'Questa immagine non c’è più: scegline un’altra.',
  },
  phoneUnverified: {
    id: 'server.users.phone-unverified',
    defaultMessage: 'Per ricevere i codici per SMS, prima conferma il tuo cellulare.',
  },
  smsUntried: {
    id: 'server.users.sms-untried',
    defaultMessage:
      'Per ricevere i codici per SMS, attivali in «Accesso e sessioni» con il codice di prova che ti inviamo.',
  },
  totpFirst: {
    id: 'server.users.totp-first',
    defaultMessage: 'Prima scollega l’app di autenticazione con un suo codice.',
  },
  totpMissing: {
    id: 'server.users.totp-missing',
    defaultMessage: 'Per usare l’app di autenticazione, prima collegala al tuo account.',
  },
  releasesMore: {
    id: 'server.users.releases-more',
    defaultMessage: 'Rilascia anche aree che non sono tue: serve un amministratore che possa rilasciarle.',
  },
  roleAdmin: { id: 'server.users.role-admin', defaultMessage: 'amministratore' },
  roleManager: { id: 'server.users.role-manager', defaultMessage: 'manager' },
  roleUser: { id: 'server.users.role-user', defaultMessage: 'cliente' },
});
