import type { InAppNotification } from 'shared-api/entities';
import { Button, chakra, PageGrid, PageHeader, Skeleton, SkeletonGroup } from 'shared-ui';
import { FormProvider } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useSearchParams } from 'shared-ui/router';
import { StickyAction } from 'shared-ui/work';
import { FormNotes } from '../../common/forms/form-notes';
import { paths } from '../../common/paths';
import { RecordState } from '../../common/record/record-state';
import { focusableField } from '../form/focusable';
import { NotificationFields } from '../form/notification-fields';
import { emptyNotification, type NotificationValues, notificationValues } from '../form/notification-values';
import { messages as recordWords } from '../notification/messages';
import { useAudienceNames } from '../notification/use-audience-names';
import { useNotification } from '../notification/use-notification';
import { LivePreview } from '../preview/live-preview';
import { messages } from './messages';
import { useNewNotification } from './use-new-notification';

const Wide = chakra('span', { base: { display: { base: 'none', md: 'block' } } });

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
  const { form, submit, summary, failure, saving } = useNewNotification(first);
  const title = intl.formatMessage(messages.title);
  const publish = (
    <Button look="solid" loading={saving} onClick={() => void submit()}>
      <FormattedMessage {...messages.publish} />
    </Button>
  );
  return (
    <FormProvider {...form}>
      <PageHeader
        crumbs={[{ label: intl.formatMessage(messages.crumb), to: paths.notifications }, { label: title }]}
        title={title}
        actions={<Wide>{publish}</Wide>}
      />
      <FormNotes
        summary={summary}
        failure={failure}
        onGo={(field) => {
          const name = focusableField(field);
          if (name) form.setFocus(name);
        }}
      />
      <PageGrid columns="record">
        <form onSubmit={submit} noValidate>
          <NotificationFields />
          <button type="submit" hidden />
        </form>
        <LivePreview />
      </PageGrid>
      <StickyAction>{publish}</StickyAction>
    </FormProvider>
  );
}
