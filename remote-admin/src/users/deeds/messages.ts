import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  invite: { id: 'admin.user-deeds.invite', defaultMessage: 'Invia il link per la password' },
  inviteAgain: { id: 'admin.user-deeds.invite-again', defaultMessage: 'Manda di nuovo l’invito' },
  disable: { id: 'admin.user-deeds.disable', defaultMessage: 'Disattiva l’account' },
  enable: { id: 'admin.user-deeds.enable', defaultMessage: 'Riattiva l’account' },
  notSelf: {
    id: 'admin.user-deeds.not-self',
    defaultMessage: 'È il tuo account: può farlo solo un altro amministratore.',
  },
  disableTitle: { id: 'admin.user-deeds.disable-title', defaultMessage: 'Disattivare l’account di {name}?' },
  disableText: {
    id: 'admin.user-deeds.disable-text',
    defaultMessage: 'Non entra più, tutto resta. Può chiedere la riattivazione.',
  },
  disableConfirm: { id: 'admin.user-deeds.disable-confirm', defaultMessage: 'Disattiva' },
});
