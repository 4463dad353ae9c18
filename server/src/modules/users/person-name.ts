import { nameOrEmail } from 'shared-api/domain';
import type { Account } from './user.types';

type Named = Pick<Account, 'firstname' | 'lastname' | 'email' | 'erased_at'>;

/** How a person is called, by e-mail while no name is known. Of who has erased their account nothing is left. */
export function personName(account: Named): string {
  return account.erased_at === null ? nameOrEmail(account) : '';
}
