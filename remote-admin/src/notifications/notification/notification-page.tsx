import { useCallback, useRef } from 'react';
import { type InAppNotification, inAppNotificationFields, notificationTogether } from 'shared-api/entities';
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
import {
  type AudienceNames,
  notificationBody,
  notificationChanges,
  notificationValues,
} from '../form/notification-values';
import { recordFields } from '../form/record-fields';
import { useVisible } from '../notification-actions';
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
      {(notification, leave) =>
        notification.automatic ? (
          <AutomaticView notification={notification} onRemoved={leave} />
        ) : (
          <NamedNotification key={id} notification={notification} onRemoved={leave} />
        )
      }
    </RecordState>
  );
}

interface ShownNotification {
  notification: InAppNotification;
  onRemoved(): void;
}

/**
 * The form waits for the names of those whom it shows. While a changed audience's are read it stays as it is: what is
 * being typed in it, and the focus, would go with it.
 */
function NamedNotification({ notification, onRemoved }: ShownNotification) {
  const intl = useIntl();
  const { names, known, learn } = useAudienceNames(notification);
  const shown = useRef<InAppNotification | null>(null);
  if (known) shown.current = notification;
  if (shown.current)
    return <WrittenView notification={shown.current} names={names} learn={learn} onRemoved={onRemoved} />;
  return <RecordSkeleton label={intl.formatMessage(messages.loading)} />;
}

interface WrittenViewProps extends ShownNotification {
  names: AudienceNames;
  /** Has the names of an answer's audience read before the form shows it. */
  learn(notification: InAppNotification): Promise<void>;
}

/** What the operator wrote, to be changed, with its preview and its readers. */
function WrittenView(props: WrittenViewProps) {
  const { notification, onRemoved } = props;
  const { edit, carryOn } = useNotificationForm(props);
  const { mutate: toggle, isPending: toggling } = useVisible();
  // Until the menu's change is answered, a save would stand on the version before it and conflict with oneself.
  const paced: typeof edit = {
    ...edit,
    saving: edit.saving || toggling,
    async submit(event) {
      event?.preventDefault();
      if (!toggling) await edit.submit(event);
    },
  };
  return (
    <RecordFrame
      edit={paced}
      head={(actions) => (
        <NotificationHead
          notification={notification}
          actions={actions}
          onToggle={() => toggle(notification, { onSuccess: ({ data }) => carryOn(notification, data) })}
          toggling={toggling}
          onRemoved={onRemoved}
        />
      )}
      copyTo={`${paths.newNotification}?da=${notification.id}`}
      fields={<NotificationFields />}
    >
      <LivePreview />
      <ReadersPanel id={notification.id} />
    </RecordFrame>
  );
}

const together = notificationTogether(null);

/** A notification as a form; who saved first is compared field by field. */
function useNotificationForm({ notification, names, learn }: Omit<WrittenViewProps, 'onRemoved'>) {
  const intl = useIntl();
  const calls = useNotificationCalls();
  const put = useNotificationCache();
  const params = { id: notification.id };
  const valuesOf = useCallback((record: InAppNotification) => notificationValues(record, names), [names]);
  async function named(answer: Promise<{ data: InAppNotification }>): Promise<InAppNotification> {
    const { data } = await answer;
    await learn(data);
    return data;
  }
  const edit = useRecordForm({
    record: notification,
    valuesOf,
    changes: notificationChanges,
    schema: inAppNotificationFields,
    together: (values) => together.safeParse(notificationBody(values)),
    fields: recordFields(intl),
    save: (body, options) => named(calls.update({ params, body }, options)),
    fetchTheirs: () => named(calls.get({ params }, { quiet: true })),
    onSaved: put,
  });

  /** The form stands on what the page's own menu made of it, with what is typed. What somebody else changed is told first. */
  function carryOn(before: InAppNotification, after: InAppNotification) {
    const { base, form } = edit;
    if (Object.keys(notificationChanges(valuesOf(before), base)).length > 0) return;
    const typed = form.getValues();
    const visible = typed.visible === base.visible ? after.visible : typed.visible;
    edit.show(after);
    form.reset({ ...typed, visible }, { keepDefaultValues: true });
  }

  return { edit, carryOn };
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
function AutomaticView({ notification, onRemoved }: ShownNotification) {
  const intl = useIntl();
  const storeNames = useStoreNames() ?? noNames;
  const { mutate: toggle, isPending: toggling } = useVisible();
  const { id, audience, visible_at, created_at } = notification;
  return (
    <>
      <NotificationHead
        notification={notification}
        onToggle={() => toggle(notification)}
        toggling={toggling}
        onRemoved={onRemoved}
      />
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
