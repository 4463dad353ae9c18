import type { AdminUser } from 'shared-api/entities';
import { Button } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { SideSection, StickyAction, useBelow } from 'shared-ui/work';
import { ConflictDialog } from '../../../common/forms/conflict-dialog';
import { FormNotes } from '../../../common/forms/form-notes';
import { SaveRow } from '../../../common/forms/save-row';
import { saveRowMessages } from '../../../common/forms/save-row.messages';
import { useUnsavedPart } from '../../../common/record/unsaved-parts';
import { messages } from './messages';
import { ProfileFields } from './profile-fields';
import { useProfileForm } from './use-profile-form';

const formId = 'profilo-dati';

/** Names, contacts and address, saved together. */
export function ProfileSection({ id, user }: { id: string; user: AdminUser }) {
  const { form, submit, summary, failure, saving, dirty, changed, discard, conflict, focus } = useProfileForm(user);
  // On a phone the page's bottom edge holds the buttons.
  const narrow = useBelow(960);
  useUnsavedPart(id, dirty);
  return (
    <SideSection
      id={id}
      title={<FormattedMessage {...messages.title} />}
      help={<FormattedMessage {...messages.help} />}
    >
      <FormNotes summary={summary} failure={failure} onGo={focus} />
      <form id={formId} noValidate onSubmit={submit}>
        <ProfileFields user={user} form={form} />
        {dirty && !narrow && (
          <SaveRow saving={saving} onUndo={discard} changed={changed}>
            <FormattedMessage {...messages.save} />
          </SaveRow>
        )}
      </form>
      {dirty && narrow && (
        <StickyAction>
          <Button look="ghost" onClick={discard}>
            <FormattedMessage {...saveRowMessages.undo} />
          </Button>
          <Button type="submit" form={formId} look="solid" loading={saving}>
            <FormattedMessage {...messages.save} />
          </Button>
        </StickyAction>
      )}
      <ConflictDialog conflict={conflict} saving={saving} />
    </SideSection>
  );
}
