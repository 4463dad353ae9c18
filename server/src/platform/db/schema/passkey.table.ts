import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { users } from './user.table';

/** Public keys of authenticators (WebAuthn); the private ones never leave their devices. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey(),
    user_uid: uuid()
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    /** base64url, as browsers write it. */
    credential_id: text().notNull().unique(),
    /** COSE, base64url. */
    public_key: text().notNull(),
    /** How often the authenticator says it signed; 0 where it does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** Browser and system that it was made with, until its owner calls it otherwise. */
    name: text().notNull(),
    created_at: instant().notNull(),
    last_used_at: instant(),
  },
  (t) => [index('passkeys_user').on(t.user_uid)],
);

/** What an authenticator is asked to sign: each counts once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    /** Whose new passkey it is for; null for the proof of one. */
    user_uid: uuid().references(() => users.uid, { onDelete: 'cascade' }),
    expires_at: instant().notNull(),
  },
  (t) => [index('passkey_challenges_expires').on(t.expires_at)],
);
