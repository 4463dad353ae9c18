import { defineMessages } from '../../platform/i18n';

export const peopleMessages = defineMessages({
  created: {
    id: 'server.people.created',
    defaultMessage: 'Account creato: abbiamo inviato l’invito per e-mail.',
  },
  invited: { id: 'server.people.invited', defaultMessage: 'Invito inviato per e-mail.' },
  passwordLinkSent: {
    id: 'server.people.password-link-sent',
    defaultMessage: 'Inviato per e-mail il link per una nuova password. Vale 30 minuti.',
  },
  profileSaved: { id: 'server.people.profile-saved', defaultMessage: 'Profilo salvato.' },
  emailAsked: {
    id: 'server.people.email-asked',
    defaultMessage: 'Profilo salvato. La nuova e-mail vale quando la persona apre il link che le abbiamo inviato.',
  },
  disabled: { id: 'server.people.disabled', defaultMessage: 'Account disattivato.' },
  reactivated: { id: 'server.people.reactivated', defaultMessage: 'Account riattivato.' },
  settingsSaved: { id: 'server.people.settings-saved', defaultMessage: 'Impostazioni salvate.' },
  consentsRevoked: { id: 'server.people.consents-revoked', defaultMessage: 'Consensi revocati.' },
  rolesSaved: {
    id: 'server.people.roles-saved',
    defaultMessage: 'Ruoli salvati: le sessioni della persona sono finite.',
  },
  releaseAreasSaved: { id: 'server.people.release-areas-saved', defaultMessage: 'Aree salvate.' },
  ownReleaseAreas: {
    id: 'server.people.own-release-areas',
    defaultMessage: 'Sono le tue aree: può cambiarle solo un altro amministratore.',
  },
  releaseAreasAreLimited: {
    id: 'server.people.release-areas-are-limited',
    defaultMessage: 'Può cambiarle solo un amministratore che rilascia tutte le aree.',
  },
  releasesNothing: {
    id: 'server.people.releases-nothing',
    defaultMessage: 'Solo un amministratore rilascia aree.',
  },
  rolesSame: { id: 'server.people.roles-same', defaultMessage: 'I ruoli erano già questi.' },
  emailTaken: { id: 'server.people.email-taken', defaultMessage: 'Questo indirizzo ha già un account.' },
  storesUnknown: { id: 'server.people.stores-unknown', defaultMessage: 'Uno di questi dealer non c’è più.' },
  storesWithoutRole: {
    id: 'server.people.stores-without-role',
    defaultMessage: 'Per affidare dei dealer serve il ruolo manager.',
  },
  ownContacts: {
    id: 'server.people.own-contacts',
    defaultMessage: 'I propri recapiti si cambiano dall’area personale, dove si confermano.',
  },
  phoneInUse: {
    id: 'server.people.phone-in-use',
    defaultMessage: 'La persona riceve qui i codici di accesso: prima disattivare la verifica in due passaggi.',
  },
  ownAccount: { id: 'server.people.own-account', defaultMessage: 'Nessuno può disattivare il proprio account.' },
  lastAdmin: {
    id: 'server.people.last-admin',
    defaultMessage: 'È l’unico amministratore: prima dare il ruolo a un’altra persona.',
  },
  ownRoles: { id: 'server.people.own-roles', defaultMessage: 'Nessuno può cambiare i propri ruoli.' },
  twoStepIsTheirs: {
    id: 'server.people.two-step-is-theirs',
    defaultMessage: 'La verifica in due passaggi si attiva solo dal proprio account: qui si può disattivare.',
  },
  inviteDisabled: {
    id: 'server.people.invite-disabled',
    defaultMessage: 'L’account è disattivato: prima riattivarlo.',
  },
});
