import type { Role } from 'shared-api/domain';
import type { FoundStore } from '../../common/search/store-search';

export interface NewUserValues {
  firstname: string;
  lastname: string;
  email: string;
  phone: string;
  roles: Role[];
  stores: FoundStore[];
}

export const emptyUser: NewUserValues = {
  firstname: '',
  lastname: '',
  email: '',
  phone: '',
  roles: ['manager'],
  stores: [],
};

/** A new person as the API takes them: a phone may be left out, and only a manager has dealers. */
export function userBody({ stores, phone, ...rest }: NewUserValues): Record<string, unknown> {
  return {
    ...rest,
    ...(phone.trim() === '' ? {} : { phone }),
    ...(rest.roles.includes('manager') ? { store_uids: stores.map(({ store_uid }) => store_uid) } : {}),
  };
}
