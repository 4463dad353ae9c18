import { defineMessages } from 'shared-ui/intl';

export const actionMessages = defineMessages({
  invite: { id: 'admin.user-actions.invite', defaultMessage: 'Invia il link per la password' },
  inviteAgain: { id: 'admin.user-actions.invite-again', defaultMessage: 'Invia di nuovo l’invito' },
  disable: { id: 'admin.user-actions.disable', defaultMessage: 'Disattiva l’account' },
  enable: { id: 'admin.user-actions.enable', defaultMessage: 'Riattiva l’account' },
  notSelf: {
    id: 'admin.user-actions.not-self',
    defaultMessage: 'È il tuo account: può farlo solo un altro amministratore.',
  },
  disableTitle: { id: 'admin.user-actions.disable-title', defaultMessage: 'Disattivare l’account di {name}?' },
  disableText: {
    id: 'admin.user-actions.disable-text',
    defaultMessage: 'Non entra più, tutto resta. Può chiedere la riattivazione.',
  },
  leftAlone: {
    id: 'admin.user-actions.left-alone',
    defaultMessage:
      'Nessun’altra persona attiva è responsabile di {names}: {count, plural, one {il dealer resta fuori vendita finché non se ne collega una} other {i dealer restano fuori vendita finché non se ne collega una a ciascuno}}.',
  },
  disableConfirm: { id: 'admin.user-actions.disable-confirm', defaultMessage: 'Disattiva' },
});

export const activeMessages = defineMessages({
  active: { id: 'admin.users.active', defaultMessage: 'attivo' },
  disabled: { id: 'admin.users.disabled', defaultMessage: 'disattivato' },
});

export const storeMessages = defineMessages({
  attach: { id: 'admin.user-stores.attach', defaultMessage: 'Cercare un dealer da collegare' },
  where: { id: 'admin.user-stores.where', defaultMessage: '{address}, {city}' },
  since: { id: 'admin.user-stores.since', defaultMessage: 'dal {date}' },
  detach: { id: 'admin.user-stores.detach', defaultMessage: 'Scollega' },
  detachNamed: { id: 'admin.user-stores.detach-named', defaultMessage: 'Scollega {name}' },
});
