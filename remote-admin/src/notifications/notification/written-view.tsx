import type { InAppNotification } from 'shared-api/entities';
import { RecordFrame } from '../../common/forms/record-frame';
import { paths } from '../../common/paths';
import { NotificationFields } from '../form/notification-fields';
import type { AudienceNames } from '../form/notification-values';
import { LivePreview } from '../preview/live-preview';
import { NotificationHead } from './notification-head';
import { ReadersPanel } from './readers-panel';
import { useNotificationForm } from './use-notification-form';

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
