import type { adminUsers } from 'shared-api/contracts';
import type { Role } from 'shared-api/domain';
import { newUser } from 'shared-api/entities';
import type { CallOf } from 'shared-api/kernel';
import type { FormSchema } from 'shared-ui/data';
import type { FoundStore } from '../../common/search/store-search';

export interface NewUserValues {
  firstname: string;
  lastname: string;
  email: string;
  phone: string;
  roles: Role[];
  stores: FoundStore[];
}

export type NewUser = CallOf<typeof adminUsers.create>['body'];

export const emptyUser: NewUserValues = {
  firstname: '',
  lastname: '',
  email: '',
  phone: '',
  roles: ['manager'],
  stores: [],
};

function isValues(values: unknown): values is NewUserValues {
  return typeof values === 'object' && values !== null && 'stores' in values;
}

/** The server's own rules; a phone may be left out, and only a manager has dealers. */
export const newUserForm: FormSchema<NewUser> = {
  safeParse(values) {
    if (!isValues(values)) return newUser.safeParse(values);
    const { stores, phone, ...rest } = values;
    return newUser.safeParse({
      ...rest,
      ...(phone.trim() === '' ? {} : { phone }),
      ...(rest.roles.includes('manager') ? { store_uids: stores.map(({ store_uid }) => store_uid) } : {}),
    });
  },
};
