import type { InAppNotification } from 'shared-api/entities';
import { PageHeader, Skeleton, SkeletonGroup } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useSearchParams } from 'shared-ui/router';
import { NewRecordFrame } from '../../common/forms/new-record-frame';
import { paths } from '../../common/paths';
import { RecordState } from '../../common/record/record-state';
import { NotificationFields } from '../form/notification-fields';
import { emptyNotification, type NotificationValues, notificationValues } from '../form/notification-values';
import { messages as recordWords } from '../notification/messages';
import { useAudienceNames } from '../notification/use-audience-names';
import { useNotification } from '../notification/use-notification';
import { LivePreview } from '../preview/live-preview';
import { messages } from './messages';
import { useNewNotification } from './use-new-notification';

/** A notification that does not exist yet: empty, or the copy of another (`?da=` its id). */
export function NewNotificationPage() {
  const copied = useSearchParams()[0].get('da');
  return copied ? <CopyOf id={copied} /> : <Composer first={emptyNotification} />;
}

function CopyOf({ id }: { id: string }) {
  return (
    <RecordState query={useNotification(id)} words={recordWords} list={paths.notifications}>
      {(notification) => <NamedCopy notification={notification} />}
    </RecordState>
  );
}

function NamedCopy({ notification }: { notification: InAppNotification }) {
  const intl = useIntl();
  const names = useAudienceNames(notification);
  if (names) return <Composer first={notificationValues(notification, names)} />;
  return (
    <SkeletonGroup label={intl.formatMessage(recordWords.loading)}>
      <Skeleton height={480} />
    </SkeletonGroup>
  );
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
