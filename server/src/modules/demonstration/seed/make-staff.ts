import {
  demonstrationAdmin,
  demonstrationCustomer,
  demonstrationDomain,
  demonstrationManager,
} from '../../../../seeds/accounts';
import { firstNames, lastNames } from '../../../../seeds/people';
import type { storeManagers } from '../../../platform/db/schema';
import type { StoreWithMethods } from '../../stores';
import { makeAccount, type SeedAccount } from './make-accounts';
import { addressName } from './make-people';
import type { Random } from './random';

export interface SeedStaff {
  readonly accounts: SeedAccount[];
  readonly attached: (typeof storeManagers.$inferInsert)[];
  /** Who sells for a store. */
  readonly managers: ReadonlyMap<string, string>;
  readonly customerUid: string;
}

interface Start {
  readonly random: Random;
  readonly passwordHash: string;
  readonly at: Date;
}

/** The three published accounts, and a manager for each dealer. */
export function makeStaff(stores: readonly StoreWithMethods[], { random, passwordHash, at }: Start): SeedStaff {
  const account = (holder: Parameters<typeof makeAccount>[0], role: 'admin' | 'manager' | 'user') =>
    makeAccount(holder, { role, passwordHash, at });
  const { stores: own, ...holder } = demonstrationManager;
  const admin = account(demonstrationAdmin, 'admin');
  const manager = account(holder, 'manager');
  const customer = account(demonstrationCustomer, 'user');
  const managers = new Map<string, string>();
  const attached: SeedStaff['attached'] = [];
  const accounts = [admin, manager, customer];
  for (const { store_uid, name } of stores) {
    const another = account(namesake(random, accounts.length), 'manager');
    accounts.push(another);
    attached.push({ store_uid, user_uid: another.user.uid, attached_at: at });
    const isOwn = own.some((each) => each === name);
    if (isOwn) attached.push({ store_uid, user_uid: manager.user.uid, attached_at: at });
    managers.set(store_uid, isOwn ? manager.user.uid : another.user.uid);
  }
  return { accounts, attached, managers, customerUid: customer.user.uid };
}

/** A colleague; the number keeps two of the same name apart. */
function namesake(random: Random, number: number) {
  const firstname = random.pick(firstNames);
  const lastname = random.pick(lastNames);
  return { firstname, lastname, email: `${addressName(firstname, lastname)}.${number}@${demonstrationDomain}` };
}
