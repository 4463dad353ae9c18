import type { InAppNotification } from 'shared-api/entities';
import { defineMessages, type MessageDescriptor } from 'shared-ui/intl';

/** What kind of news it is; it gives the colour. */
export const typeMessages: Record<InAppNotification['type'], MessageDescriptor> = defineMessages({
  info: { id: 'admin.notification-type.info', defaultMessage: 'Informazione' },
  success: { id: 'admin.notification-type.success', defaultMessage: 'Buona notizia' },
  warning: { id: 'admin.notification-type.warning', defaultMessage: 'Attenzione' },
  error: { id: 'admin.notification-type.error', defaultMessage: 'Problema' },
});
