import { type InAppNotification, newInAppNotification, notificationTogether } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { RecordSkeleton } from 'shared-staff';
import { PageHeader } from 'shared-ui';
import { judgedTogether } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useNavigate, useSearchParams } from 'shared-ui/router';
import { NewRecordFrame } from '../../common/forms/new-record-frame';
import { useNewRecordForm } from '../../common/forms/use-new-record-form';
import { paths } from '../../common/paths';
import { RecordState } from '../../common/record/record-state';
import { useAudienceNames } from '../audience-names';
import { NotificationFields } from '../form/notification-fields';
import {
  emptyNotification,
  type NotificationValues,
  notificationBody,
  notificationValues,
} from '../form/notification-values';
import { recordFields } from '../form/record-fields';
import { messages as recordWords } from '../notification/messages';
import { useNotification, useNotificationCache, useNotificationCalls } from '../notification-calls';
import { LivePreview } from '../preview/preview-panel';
import { messages } from './messages';

/** A notification that does not exist yet: empty, or the copy of another (`?da=` its id). */
export function NewNotificationPage() {
  const copied = useSearchParams()[0].get('da');
  return copied ? <CopyOf id={copied} /> : <Composer first={emptyNotification} />;
}

function CopyOf({ id }: { id: string }) {
  return (
    <RecordState query={useNotification(id)} title={messages.title} words={recordWords} list={paths.notifications}>
      {(notification) => <NamedCopy notification={notification} />}
    </RecordState>
  );
}

function NamedCopy({ notification }: { notification: InAppNotification }) {
  const intl = useIntl();
  const { names, known } = useAudienceNames(notification);
  if (known) return <Composer first={notificationValues(notification, names)} />;
  return <RecordSkeleton label={intl.formatMessage(recordWords.loading)} />;
}

function Composer({ first }: { first: NotificationValues }) {
  const intl = useIntl();
  const title = intl.formatMessage(messages.title);
  return (
    <NewRecordFrame
      edit={useNewNotification(first)}
      head={(actions) => (
        <PageHeader
          crumbs={[{ label: intl.formatMessage(messages.crumb), to: paths.notifications }, { label: title }]}
          title={title}
          actions={actions}
        />
      )}
      create={<FormattedMessage {...messages.publish} />}
      fields={<NotificationFields />}
    >
      <LivePreview />
    </NewRecordFrame>
  );
}

/** The form that publishes a notification; it leads on to its page. */
function useNewNotification(first: NotificationValues) {
  const intl = useIntl();
  const calls = useNotificationCalls();
  const put = useNotificationCache();
  const navigate = useNavigate();
  const { now } = useHost();
  return useNewRecordForm({
    first,
    toBody: notificationBody,
    schema: judgedTogether(newInAppNotification, notificationTogether(new Date(now()))),
    fields: recordFields(intl),
    create: async (body, options) => (await calls.create({ body }, options)).data,
    onCreated(notification) {
      put(notification);
      navigate(paths.notification(notification.id));
    },
  });
}
