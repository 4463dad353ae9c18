import type { Account } from './user.types';

/**
 * How a person is called: by name, and by e-mail where no name is known, as of the first admin until the profile is filled
 * in. Of who has erased their account nothing is left.
 */
export function personName({
  firstname,
  lastname,
  email,
  erased_at,
}: Pick<Account, 'firstname' | 'lastname' | 'email' | 'erased_at'>): string {
  const name = `${firstname} ${lastname}`.trim();
  return name === '' && erased_at === null ? email : name;
}
