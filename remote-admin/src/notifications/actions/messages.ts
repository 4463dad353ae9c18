import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  hide: { id: 'admin.notification-actions.hide', defaultMessage: 'Nascondi' },
  show: { id: 'admin.notification-actions.show', defaultMessage: 'Mostra di nuovo' },
  remove: { id: 'admin.notification-actions.remove', defaultMessage: 'Elimina' },
  removeTitle: { id: 'admin.notification-actions.remove-title', defaultMessage: 'Eliminare «{title}»?' },
  removeText: {
    id: 'admin.notification-actions.remove-text',
    defaultMessage:
      'Sparisce per tutti, anche per chi non l’ha ancora vista, e con lei chi l’ha vista. Non si può annullare.',
  },
});
