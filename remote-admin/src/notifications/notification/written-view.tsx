import type { InAppNotification } from 'shared-api/entities';
import { Button, ButtonLink, CopyIcon, chakra, Icon, PageGrid, Stack } from 'shared-ui';
import { FormProvider } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { StickyAction, useShortcuts } from 'shared-ui/work';
import { ConflictDialog } from '../../common/forms/conflict-dialog';
import { FormNotes } from '../../common/forms/form-notes';
import { paths } from '../../common/paths';
import { focusableField } from '../form/focusable';
import { NotificationFields } from '../form/notification-fields';
import type { AudienceNames } from '../form/notification-values';
import { LivePreview } from '../preview/live-preview';
import { messages } from './messages';
import { NotificationHead } from './notification-head';
import { ReadersPanel } from './readers-panel';
import { useNotificationForm } from './use-notification-form';

const Wide = chakra('span', { base: { display: { base: 'none', md: 'flex' }, gap: '12px' } });

interface WrittenViewProps {
  notification: InAppNotification;
  names: AudienceNames;
}

/** What the operator wrote, to be changed, with its preview and its readers. */
export function WrittenView({ notification, names }: WrittenViewProps) {
  const intl = useIntl();
  const edit = useNotificationForm(notification, names);
  useShortcuts([{ keys: 'Ctrl+s', label: intl.formatMessage(messages.save), run: () => void edit.submit() }]);
  const save = (
    <Button look="solid" disabled={!edit.dirty} loading={edit.saving} onClick={() => void edit.submit()}>
      <FormattedMessage {...messages.save} />
    </Button>
  );
  return (
    <FormProvider {...edit.form}>
      <NotificationHead
        notification={notification}
        actions={
          <Wide>
            <ButtonLink to={`${paths.newNotification}?da=${notification.id}`}>
              <Icon of={CopyIcon} />
              <FormattedMessage {...messages.duplicate} />
            </ButtonLink>
            {edit.dirty && (
              <Button onClick={edit.discard}>
                <FormattedMessage {...messages.discard} />
              </Button>
            )}
            {save}
          </Wide>
        }
      />
      <FormNotes
        summary={edit.summary}
        failure={edit.failure}
        onGo={(field) => {
          const name = focusableField(field);
          if (name) edit.form.setFocus(name);
        }}
      />
      <PageGrid columns="record">
        <form onSubmit={edit.submit} noValidate>
          <NotificationFields />
          <button type="submit" hidden />
        </form>
        <Stack gap={{ base: '16px', md: '24px' }} align="stretch">
          <LivePreview />
          <ReadersPanel id={notification.id} />
        </Stack>
      </PageGrid>
      {edit.dirty && <StickyAction>{save}</StickyAction>}
      <ConflictDialog conflict={edit.conflict} saving={edit.saving} />
    </FormProvider>
  );
}
