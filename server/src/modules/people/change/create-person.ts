import { type Role, roles } from 'shared-api/domain';
import type { Account as Caller } from '../../../platform/auth';
import type { Queries } from '../../../platform/db';
import { storeManagers } from '../../../platform/db/schema';
import { invalid } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import type { Scope } from '../../../scope';
import { sendOperatorsInvitation } from '../../auth';
import { type Account, findByEmail, insertAccount, limitOf, updateAccount } from '../../users';
import { areStoresInSight } from '../list/people.repository';
import type { PeopleContext } from '../people.context';
import { peopleMessages } from '../people.messages';
import { auditPerson } from './audit-person';
import { emailTaken } from './email-taken';

export interface NewPerson {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly phone?: string | undefined;
  readonly roles: readonly Role[];
  /** The stores of a manager. */
  readonly store_uids?: readonly string[] | undefined;
}

interface Creation {
  readonly tx: Queries;
  readonly context: PeopleContext;
  readonly scope: Scope;
  readonly caller: Caller;
}

/**
 * Makes an account without a password and invites the person by e-mail to choose one.
 * @throws Refusal `validation` on `email` and `store_uids`
 */
export async function createPerson({ tx, context, scope, caller }: Creation, wanted: NewPerson): Promise<Account> {
  const { store_uids = [], ...fields } = wanted;
  const storeUids = [...new Set(store_uids)];
  if (storeUids.length > 0) await expectStores(tx, scope, wanted.roles, storeUids);
  if ((await findByEmail(tx, fields.email)) !== null) throw emailTaken();
  const now = context.platform.clock.now();
  const held = roles.filter((role) => fields.roles.includes(role));
  const inserted = await insertAccount(tx, { ...fields, roles: held, grantedBy: caller.uid }, now);
  const limit = held.includes('admin') ? await limitOf(tx, caller.uid) : null;
  const account = limit === null ? inserted : await updateAccount(tx, inserted, { release_areas: limit }, now);
  if (storeUids.length > 0) {
    const attached = { user_uid: account.uid, attached_at: now, attached_by: caller.uid };
    await tx.insert(storeManagers).values(storeUids.map((store_uid) => ({ store_uid, ...attached })));
  }
  await sendOperatorsInvitation(tx, context.auth, account);
  await auditPerson({ tx, context, account, caller }, 'created', { roles: held, store_uids: storeUids });
  return account;
}

async function expectStores(tx: Queries, scope: Scope, held: readonly Role[], storeUids: readonly string[]) {
  if (!held.includes('manager')) throw invalid({ store_uids: [t(peopleMessages.storesWithoutRole)] });
  if (!(await areStoresInSight(tx, scope, storeUids))) throw invalid({ store_uids: [t(peopleMessages.storesUnknown)] });
}
