import type { InAppNotification } from 'shared-api/entities';
import { defineMessages, type MessageDescriptor } from 'shared-ui/intl';

export const actionMessages = defineMessages({
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

export const stateMessages = defineMessages({
  hidden: { id: 'admin.notification-state.hidden', defaultMessage: 'nascosta' },
  coming: { id: 'admin.notification-state.coming', defaultMessage: 'programmata' },
  open: { id: 'admin.notification-state.open', defaultMessage: 'visibile' },
  over: { id: 'admin.notification-state.over', defaultMessage: 'scaduta' },
  automatic: { id: 'admin.notification-state.automatic', defaultMessage: 'automatica' },
  marketing: { id: 'admin.notification-state.marketing', defaultMessage: 'pubblicità' },
});

/** What kind of news it is; it gives the colour. */
export const typeMessages: Record<InAppNotification['type'], MessageDescriptor> = defineMessages({
  info: { id: 'admin.notification-type.info', defaultMessage: 'Informazione' },
  success: { id: 'admin.notification-type.success', defaultMessage: 'Buona notizia' },
  warning: { id: 'admin.notification-type.warning', defaultMessage: 'Attenzione' },
  error: { id: 'admin.notification-type.error', defaultMessage: 'Problema' },
});

export const windowMessages = defineMessages({
  from: { id: 'admin.notification-window.from', defaultMessage: 'dal {at}' },
  until: { id: 'admin.notification-window.until', defaultMessage: 'fino al {at}' },
  endless: { id: 'admin.notification-window.endless', defaultMessage: 'senza fine' },
});
