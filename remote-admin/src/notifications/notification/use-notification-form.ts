import { useCallback } from 'react';
import { type InAppNotification, inAppNotificationFields } from 'shared-api/entities';
import { useIntl } from 'shared-ui/intl';
import { useRecordForm } from 'shared-ui/work';
import { type AudienceNames, notificationChanges, notificationValues } from '../form/notification-values';
import { recordFields } from '../form/record-fields';
import { useNotificationCache } from '../use-notification-cache';
import { useNotificationCalls } from '../use-notification-calls';

/** A notification as a form; who saved first is compared field by field. */
export function useNotificationForm(notification: InAppNotification, names: AudienceNames) {
  const intl = useIntl();
  const calls = useNotificationCalls();
  const put = useNotificationCache();
  const params = { id: notification.id };
  const valuesOf = useCallback((record: InAppNotification) => notificationValues(record, names), [names]);
  return useRecordForm({
    record: notification,
    valuesOf,
    changes: notificationChanges,
    schema: inAppNotificationFields,
    fields: recordFields(intl),
    save: async (body, options) => (await calls.update({ params, body }, options)).data,
    fetchTheirs: async () => (await calls.get({ params }, { quiet: true })).data,
    onSaved: put,
  });
}
