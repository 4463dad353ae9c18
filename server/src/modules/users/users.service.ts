import type { User } from 'shared-api/entities';
import type { Clock } from '../../platform/clock';
import type { Database, Queries } from '../../platform/db';
import { unauthenticated } from '../../platform/errors';
import { findPictures, pictureOf } from '../assets';
import { findSurroundings } from './surroundings.repository';
import {
  type PrivacyChange,
  type ProfileChange,
  type SettingsChange,
  updatePrivacy,
  updateProfile,
  updateSettings,
} from './update-account';
import type { Account } from './user.types';
import { userView } from './user.view';
import { findByUid } from './users.repository';

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
  /** What follows a change of the second step, in the same transaction. */
  readonly onTwoStep: (tx: Queries, account: Account, sessionId: string) => Promise<void>;
}

export function createUsersService({ db, clock, onTwoStep }: UsersParts): UsersService {
  async function show(queries: Queries, account: Account): Promise<User> {
    const pictures = await findPictures(queries, [account.avatar_id]);
    return userView(account, await findSurroundings(queries, account.uid), pictureOf(pictures, account.avatar_id));
  }

  return {
    async read(uid) {
      const account = await findByUid(db.read, uid);
      if (account === null) throw unauthenticated();
      return show(db.read, account);
    },
    updateProfile: (uid, change) =>
      db.transaction(async (tx) => show(tx, await updateProfile(tx, uid, change, clock.now()))),
    updateSettings: (uid, sessionId, change) =>
      db.transaction(async (tx) => {
        const { before, after } = await updateSettings(tx, uid, change, clock.now());
        if (before.two_step !== after.two_step) await onTwoStep(tx, after, sessionId);
        return show(tx, after);
      }),
    updatePrivacy: (uid, change) =>
      db.transaction(async (tx) => show(tx, await updatePrivacy(tx, uid, change, clock.now()))),
  };
}
