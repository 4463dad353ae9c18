import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  hide: { id: 'admin.notification-deeds.hide', defaultMessage: 'Nascondi' },
  show: { id: 'admin.notification-deeds.show', defaultMessage: 'Mostra di nuovo' },
  remove: { id: 'admin.notification-deeds.remove', defaultMessage: 'Elimina' },
  removeTitle: { id: 'admin.notification-deeds.remove-title', defaultMessage: 'Eliminare «{title}»?' },
  removeText: {
    id: 'admin.notification-deeds.remove-text',
    defaultMessage:
      'Sparisce per tutti, anche per chi non l’ha ancora vista, e con lei chi l’ha vista. Non si può annullare.',
  },
});
