import type { PersonalDataContext } from '../personal-data';
import type { StaffStoresService } from '../stores';
import type { UsersService } from '../users';

/** What the operator's work with accounts stands on. */
export interface PeopleContext extends PersonalDataContext {
  readonly stores: Pick<StaffStoresService, 'list'>;
  readonly users: Pick<UsersService, 'read'>;
}
