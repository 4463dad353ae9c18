import type { InAppNotification } from 'shared-api/entities';
import { RecordSkeleton } from 'shared-staff';
import { useIntl } from 'shared-ui/intl';
import { useParams } from 'shared-ui/router';
import { paths } from '../../common/paths';
import { RecordState } from '../../common/record/record-state';
import { AutomaticView } from './automatic-view';
import { messages } from './messages';
import { useAudienceNames } from './use-audience-names';
import { useNotification } from './use-notification';
import { WrittenView } from './written-view';

/** A notification at its address, or not found. */
export function NotificationPage() {
  const { id = '' } = useParams();
  return (
    <RecordState query={useNotification(id)} words={messages} list={paths.notifications}>
      {(notification) =>
        notification.automatic ? (
          <AutomaticView notification={notification} />
        ) : (
          <NamedNotification key={id} notification={notification} />
        )
      }
    </RecordState>
  );
}

/** The form waits for the names of those whom it shows. */
function NamedNotification({ notification }: { notification: InAppNotification }) {
  const intl = useIntl();
  const names = useAudienceNames(notification);
  if (names) return <WrittenView notification={notification} names={names} />;
  return <RecordSkeleton label={intl.formatMessage(messages.loading)} />;
}
