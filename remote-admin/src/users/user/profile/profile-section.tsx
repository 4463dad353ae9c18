import type { AdminUser } from 'shared-api/entities';
import { FormattedMessage } from 'shared-ui/intl';
import { SectionForm } from '../../../common/forms/section-form';
import { messages } from './messages';
import { ProfileFields } from './profile-fields';
import { useProfileForm } from './use-profile-form';

/** Names, contacts and address, saved together. */
export function ProfileSection({ id, user }: { id: string; user: AdminUser }) {
  const edit = useProfileForm(user);
  return (
    <SectionForm
      id={id}
      title={<FormattedMessage {...messages.title} />}
      help={<FormattedMessage {...messages.help} />}
      edit={edit}
      save={<FormattedMessage {...messages.save} />}
    >
      <ProfileFields user={user} form={edit.form} />
    </SectionForm>
  );
}
