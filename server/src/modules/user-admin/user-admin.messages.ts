import { defineMessages } from '../../platform/i18n';

/** What the operator is told about the accounts of others. */
export const userAdminMessages = defineMessages({
  created: {
    id: 'server.user-admin.created',
    defaultMessage: 'Account creato: abbiamo inviato l’invito per e-mail.',
  },
  invited: { id: 'server.user-admin.invited', defaultMessage: 'Invito inviato per e-mail.' },
  passwordLinkSent: {
    id: 'server.user-admin.password-link-sent',
    defaultMessage: 'Inviato per e-mail il link per una nuova password. Vale 30 minuti.',
  },
  emailAsked: {
    id: 'server.user-admin.email-asked',
    defaultMessage: 'Profilo salvato. La nuova e-mail vale quando la persona apre il link che le abbiamo inviato.',
  },
  disabled: { id: 'server.user-admin.disabled', defaultMessage: 'Account disattivato.' },
  reactivated: { id: 'server.user-admin.reactivated', defaultMessage: 'Account riattivato.' },
  consentsRevoked: { id: 'server.user-admin.consents-revoked', defaultMessage: 'Consensi revocati.' },
  rolesSaved: {
    id: 'server.user-admin.roles-saved',
    defaultMessage: 'Ruoli salvati: le sessioni della persona sono finite.',
  },
  releaseAreasSaved: { id: 'server.user-admin.release-areas-saved', defaultMessage: 'Aree salvate.' },
  ownReleaseAreas: {
    id: 'server.user-admin.own-release-areas',
    defaultMessage: 'Sono le tue aree: può cambiarle solo un altro amministratore.',
  },
  releaseAreasAreLimited: {
    id: 'server.user-admin.release-areas-are-limited',
    defaultMessage: 'Può cambiarle solo un amministratore che rilascia tutte le aree.',
  },
  releasesNothing: {
    id: 'server.user-admin.releases-nothing',
    defaultMessage: 'Solo un amministratore rilascia aree.',
  },
  rolesSame: { id: 'server.user-admin.roles-same', defaultMessage: 'I ruoli erano già questi.' },
  emailTaken: { id: 'server.user-admin.email-taken', defaultMessage: 'Questo indirizzo ha già un account.' },
  storesUnknown: { id: 'server.user-admin.stores-unknown', defaultMessage: 'Uno di questi dealer non c’è più.' },
  storesWithoutRole: {
    id: 'server.user-admin.stores-without-role',
    defaultMessage: 'Per affidare dei dealer serve il ruolo manager.',
  },
  ownContacts: {
    id: 'server.user-admin.own-contacts',
    defaultMessage: 'I propri recapiti si cambiano dall’area personale, dove si confermano.',
  },
  phoneInUse: {
    id: 'server.user-admin.phone-in-use',
    defaultMessage: 'La persona riceve qui i codici di accesso: prima disattivare la verifica in due passaggi.',
  },
  ownAccount: { id: 'server.user-admin.own-account', defaultMessage: 'Nessuno può disattivare il proprio account.' },
  lastAdmin: {
    id: 'server.user-admin.last-admin',
    defaultMessage: 'È l’unico amministratore: prima dare il ruolo a un’altra persona.',
  },
  ownRoles: { id: 'server.user-admin.own-roles', defaultMessage: 'Nessuno può cambiare i propri ruoli.' },
  twoStepIsTheirs: {
    id: 'server.user-admin.two-step-is-theirs',
    defaultMessage: 'La verifica in due passaggi si attiva solo dal proprio account: qui si può disattivare.',
  },
  inviteDisabled: {
    id: 'server.user-admin.invite-disabled',
    defaultMessage: 'L’account è disattivato: prima riattivarlo.',
  },
});
