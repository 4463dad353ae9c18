import { type AdminUser, adminProfileFields } from 'shared-api/entities';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useRecordForm } from 'shared-ui/work';
import { SectionForm } from '../../../common/forms/section-form';
import { useUserCache } from '../../use-user-cache';
import { useUserCalls } from '../../use-user-calls';
import { fieldMessages } from './field.messages';
import { messages } from './messages';
import { ProfileFields } from './profile-fields';
import { changesToSend, type ProfileValues, profileTexts, valuesOf } from './profile-values';

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

/** A person's own data, and what of them was changed here. */
function useProfileForm(user: AdminUser) {
  const intl = useIntl();
  const calls = useUserCalls();
  const put = useUserCache();
  const params = { uid: user.uid };
  return useRecordForm({
    record: user,
    valuesOf,
    changes: changesToSend,
    schema: adminProfileFields,
    fields: profileTexts.map((name) => ({
      name,
      label: intl.formatMessage(fieldMessages[name]),
      read: (values: ProfileValues) => values[name],
    })),
    save: async (body, options) => (await calls.updateProfile({ params, body }, options)).data,
    fetchTheirs: async () => (await calls.get({ params }, { quiet: true })).data,
    onSaved: put,
  });
}
