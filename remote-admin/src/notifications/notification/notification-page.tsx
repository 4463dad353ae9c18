import { useCallback } from 'react';
import { type InAppNotification, inAppNotificationFields } from 'shared-api/entities';
import { RecordSkeleton } from 'shared-staff';
import { chakra, Note, PageGrid, Stack } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useParams } from 'shared-ui/router';
import { useRecordForm } from 'shared-ui/work';
import { audienceText } from '../../common/audience/audience-text';
import { RecordFrame } from '../../common/forms/record-frame';
import { paths } from '../../common/paths';
import { RecordState } from '../../common/record/record-state';
import { useAudienceNames, useStoreNames } from '../audience-names';
import { NotificationFields } from '../form/notification-fields';
import { type AudienceNames, notificationChanges, notificationValues } from '../form/notification-values';
import { recordFields } from '../form/record-fields';
import { useNotification, useNotificationCache, useNotificationCalls } from '../notification-calls';
import { windowLines } from '../notification-labels';
import { LivePreview, PreviewPanel } from '../preview/preview-panel';
import { messages } from './messages';
import { NotificationHead } from './notification-head';
import { ReadersPanel } from './readers-panel';

/** A notification at its address, or not found. */
export function NotificationPage() {
  const { id = '' } = useParams();
  return (
    <RecordState query={useNotification(id)} title={messages.page} words={messages} list={paths.notifications}>
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

interface WrittenViewProps {
  notification: InAppNotification;
  names: AudienceNames;
}

/** What the operator wrote, to be changed, with its preview and its readers. */
function WrittenView({ notification, names }: WrittenViewProps) {
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

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gap: '12px',
    '& dt': { textStyle: 'caption', color: 'fg.muted' },
    '& dd': { textStyle: 'label', overflowWrap: 'anywhere' },
  },
});
const noNames: ReadonlyMap<string, string> = new Map();

/** What the system wrote: nobody rewrites what happened. */
function AutomaticView({ notification }: { notification: InAppNotification }) {
  const intl = useIntl();
  const storeNames = useStoreNames() ?? noNames;
  const { id, audience, visible_at, created_at } = notification;
  return (
    <>
      <NotificationHead notification={notification} />
      <Note marginBottom="24px">
        <FormattedMessage {...messages.automatic} />
      </Note>
      <PageGrid columns="record">
        <PreviewPanel
          notice={{ ...notification, at: visible_at ?? created_at }}
          onStorePage={audience.store_uids.length > 0}
        />
        <Stack gap={{ base: '16px', md: '24px' }} align="stretch">
          <Panel title={<FormattedMessage {...messages.facts} />}>
            <Facts>
              <div>
                <dt>
                  <FormattedMessage {...messages.audience} />
                </dt>
                <dd>{audienceText(audience, storeNames, intl)}</dd>
              </div>
              <div>
                <dt>
                  <FormattedMessage {...messages.window} />
                </dt>
                <dd>{windowLines(notification, intl).join(', ')}</dd>
              </div>
            </Facts>
          </Panel>
          <ReadersPanel id={id} />
        </Stack>
      </PageGrid>
    </>
  );
}
