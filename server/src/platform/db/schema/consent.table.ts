import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { contracts } from '../../../modules/contracts/tables/contract.table';
import { instant } from './columns';
import { users } from './user.table';

/** The ledger of consents: one row for each yes and each no, never changed (GDPR art. 7). */
export const consents = pgTable(
  'consents',
  {
    id: uuid().primaryKey(),
    user_uid: uuid().references(() => users.uid),
    contract_id: uuid().references(() => contracts.id),
    kind: text({ enum: ['general', 'marketing', 'survey'] }).notNull(),
    granted: boolean().notNull(),
    text_version: text().notNull(),
    /** Where it was given: the funnel, the signing page, the account, an admin's revocation. */
    source: text().notNull(),
    actor: text({ enum: ['customer', 'manager', 'admin', 'system'] }).notNull(),
    created_at: instant().notNull(),
  },
  (t) => [
    check('consents_kind', sql`${t.kind} in ('general', 'marketing', 'survey')`),
    check('consents_owner', sql`${t.user_uid} is not null or ${t.contract_id} is not null`),
    check('consents_actor', sql`${t.actor} in ('customer', 'manager', 'admin', 'system')`),
    // An admin may revoke another's consent, never give it.
    check('consents_admin', sql`${t.actor} <> 'admin' or not ${t.granted}`),
    index('consents_user').on(t.user_uid, t.created_at.desc().nullsFirst()),
    index('consents_contract').on(t.contract_id, t.created_at.desc().nullsFirst()),
  ],
);
