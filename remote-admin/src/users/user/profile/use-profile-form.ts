import { type AdminUser, adminProfileFields } from 'shared-api/entities';
import { useIntl } from 'shared-ui/intl';
import { useRecordForm } from 'shared-ui/work';
import { useUserCache } from '../../use-user-cache';
import { useUserCalls } from '../../use-user-calls';
import { fieldMessages } from './field.messages';
import { changesToSend, type ProfileValues, profileTexts, valuesOf } from './profile-values';

/** A person's own data, and what of them was changed here. */
export function useProfileForm(user: AdminUser) {
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
