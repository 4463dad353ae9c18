import { newInAppNotification } from 'shared-api/entities';
import { useIntl } from 'shared-ui/intl';
import { useNavigate } from 'shared-ui/router';
import { useNewRecordForm } from '../../common/forms/use-new-record-form';
import { paths } from '../../common/paths';
import { type NotificationValues, notificationBody } from '../form/notification-values';
import { recordFields } from '../form/record-fields';
import { useNotificationCache } from '../use-notification-cache';
import { useNotificationCalls } from '../use-notification-calls';

/** The form that publishes a notification; it leads on to its page. */
export function useNewNotification(first: NotificationValues) {
  const intl = useIntl();
  const calls = useNotificationCalls();
  const put = useNotificationCache();
  const navigate = useNavigate();
  return useNewRecordForm({
    first,
    toBody: notificationBody,
    schema: newInAppNotification,
    fields: recordFields(intl),
    create: async (body, options) => (await calls.create({ body }, options)).data,
    onCreated(notification) {
      put(notification);
      navigate(paths.notification(notification.id));
    },
  });
}
