import { useCallback } from 'react';
import { type InAppNotification, inAppNotificationFields } from 'shared-api/entities';
import { useIntl } from 'shared-ui/intl';
import { useRecordForm } from 'shared-ui/work';
import { RecordFrame } from '../../common/forms/record-frame';
import { paths } from '../../common/paths';
import { NotificationFields } from '../form/notification-fields';
import { type AudienceNames, notificationChanges, notificationValues } from '../form/notification-values';
import { recordFields } from '../form/record-fields';
import { LivePreview } from '../preview/live-preview';
import { useNotificationCache } from '../use-notification-cache';
import { useNotificationCalls } from '../use-notification-calls';
import { NotificationHead } from './notification-head';
import { ReadersPanel } from './readers-panel';

interface WrittenViewProps {
  notification: InAppNotification;
  names: AudienceNames;
}

/** What the operator wrote, to be changed, with its preview and its readers. */
export function WrittenView({ notification, names }: WrittenViewProps) {
  return (
    <RecordFrame
      edit={useNotificationForm(notification, names)}
      head={(actions) => <NotificationHead notification={notification} actions={actions} />}
      copyTo={`${paths.newNotification}?da=${notification.id}`}
      fields={<NotificationFields />}
    >
      <LivePreview />
      <ReadersPanel id={notification.id} />
    </RecordFrame>
  );
}

/** A notification as a form; who saved first is compared field by field. */
function useNotificationForm(notification: InAppNotification, names: AudienceNames) {
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
