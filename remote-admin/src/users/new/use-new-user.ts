import type { Role } from 'shared-api/domain';
import { newUser } from 'shared-api/entities';
import { useIntl } from 'shared-ui/intl';
import { useQueryClient } from 'shared-ui/query';
import { useNavigate } from 'shared-ui/router';
import { useNewRecordForm } from '../../common/forms/use-new-record-form';
import { paths } from '../../common/paths';
import type { FoundStore } from '../../common/search/store-search';
import { useUserCalls } from '../use-user-calls';
import { userKeys } from '../user-keys';
import { messages } from './messages';

interface NewUserValues {
  firstname: string;
  lastname: string;
  email: string;
  phone: string;
  roles: Role[];
  stores: FoundStore[];
}

const emptyUser: NewUserValues = {
  firstname: '',
  lastname: '',
  email: '',
  phone: '',
  roles: ['manager'],
  stores: [],
};

const texts = ['firstname', 'lastname', 'email', 'phone'] as const;

/** The form that makes a person and invites them; it leads on to their page. */
export function useNewUser() {
  const intl = useIntl();
  const calls = useUserCalls();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useNewRecordForm({
    first: emptyUser,
    toBody: userBody,
    schema: newUser,
    fields: [...texts, 'roles' as const].map((name) => ({ name, label: intl.formatMessage(messages[name]) })),
    create: async (body, options) => (await calls.create({ body }, options)).data,
    onCreated({ uid }) {
      void client.invalidateQueries({ queryKey: userKeys.lists });
      navigate(paths.user(uid));
    },
  });
}

/** A new person as the API takes them: a phone may be left out, and only a manager has dealers. */
function userBody({ stores, phone, ...rest }: NewUserValues): Record<string, unknown> {
  return {
    ...rest,
    ...(phone.trim() === '' ? {} : { phone }),
    ...(rest.roles.includes('manager') ? { store_uids: stores.map(({ store_uid }) => store_uid) } : {}),
  };
}
