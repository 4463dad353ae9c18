import { and, eq } from 'drizzle-orm';
import type { User } from 'shared-api/entities';
import type { Clock } from '../../platform/clock';
import type { Database, Queries } from '../../platform/db';
import { assets } from '../../platform/db/schema';
import { unauthenticated } from '../../platform/errors';
import { findPictures, pictureOf } from '../assets';
import { type CountPaidContracts, findSurroundings } from './surroundings.repository';
import {
  type PrivacyChange,
  type ProfileChange,
  profileChange,
  type SettingsChange,
  type StandsOnContract,
  settingsChange,
  updatePrivacy,
} from './update-account';
import type { Account } from './user.types';
import { userView } from './user.view';
import { findByUid, lockByUid, updateAccount } from './users.repository';

export interface UsersService {
  /** The account behind a session. */
  read(uid: string): Promise<User>;
  updateProfile(uid: string, change: ProfileChange): Promise<User>;
  /** @param sessionId the session that changes them, which goes on whatever else ends */
  updateSettings(uid: string, sessionId: string, change: SettingsChange): Promise<User>;
  updatePrivacy(uid: string, change: PrivacyChange): Promise<User>;
}

export interface UsersParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly countPaidContracts: CountPaidContracts;
  readonly standsOnContract: StandsOnContract;
  /** What follows a change of the second step, in the same transaction. */
  readonly onTwoStep: (tx: Queries, account: Account, sessionId: string) => Promise<void>;
}

export function createUsersService({
  db,
  clock,
  onTwoStep,
  countPaidContracts,
  standsOnContract,
}: UsersParts): UsersService {
  async function show(queries: Queries, account: Account): Promise<User> {
    const pictures = await findPictures(queries, [account.avatar_id]);
    const around = await findSurroundings(queries, [account.uid], countPaidContracts);
    return userView(account, around(account.uid), pictureOf(pictures, account.avatar_id));
  }

  /** Changes the caller's own account, locked. */
  const change = (uid: string, work: (tx: Queries, account: Account, now: Date) => Promise<Account>): Promise<User> =>
    db.lastTransaction(async (tx) => {
      const account = await lockByUid(tx, uid);
      if (account === null) throw unauthenticated();
      return show(tx, await work(tx, account, clock.now()));
    });

  return {
    async read(uid) {
      const account = await findByUid(db.read, uid);
      if (account === null) throw unauthenticated();
      return show(db.read, account);
    },
    updateProfile: (uid, fields) =>
      change(uid, async (tx, account, now) => {
        const rules = { now, mayUsePicture: (id: string) => isOwnPicture(tx, uid, id) };
        return updateAccount(tx, account, await profileChange(account, fields, rules), now);
      }),
    updateSettings: (uid, sessionId, fields) =>
      change(uid, async (tx, account, now) => {
        const after = await updateAccount(tx, account, settingsChange(account, fields), now);
        if (account.two_step !== after.two_step) await onTwoStep(tx, after, sessionId);
        return after;
      }),
    updatePrivacy: (uid, fields) =>
      change(uid, (tx, account, now) => updatePrivacy(tx, account, fields, { now, by: 'customer', standsOnContract })),
  };
}

async function isOwnPicture(tx: Queries, uid: string, id: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: assets.id })
    .from(assets)
    .where(and(eq(assets.id, id), eq(assets.created_by, uid)));
  return found !== undefined;
}
