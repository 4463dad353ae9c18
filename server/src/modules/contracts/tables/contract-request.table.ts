import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { dayParts, requestKinds } from 'shared-api/entities';
import { instant, rowVersion } from '../../../platform/db/schema/columns';
import { stores } from '../../../platform/db/schema/store.table';
import { users } from '../../../platform/db/schema/user.table';
import { contracts } from './contract.table';

/** What the holder of a paid contract asks of its dealer, with the answer that closes it; it may be changed. */
export const contractRequests = pgTable(
  'contract_requests',
  {
    id: uuid().primaryKey(),
    contract_id: uuid()
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    kind: text({ enum: requestKinds }).notNull(),
    text: text(),
    preferred_on: date({ mode: 'string' }),
    day_part: text({ enum: dayParts }),
    km: integer(),
    stopped: boolean().notNull().default(false),
    /** The dealer that is wished for. */
    store_uid: uuid().references(() => stores.store_uid),
    due_on: date({ mode: 'string' }),
    created_at: instant().notNull(),
    answer: text(),
    appointment_at: instant(),
    answered_at: instant(),
    /** Who of staff gave the answer that stands. */
    answered_by: uuid().references(() => users.uid, { onDelete: 'set null' }),
    answer_changed_at: instant(),
    /** The appointment that was moved or called off last. */
    former_appointment_at: instant(),
    version: rowVersion(),
  },
  (t) => [
    check('contract_requests_kind', sql`${t.kind} in ('appointment', 'fault', 'dealer_change', 'transfer')`),
    check('contract_requests_day_part', sql`${t.day_part} in ('any', 'morning', 'afternoon')`),
    check('contract_requests_answer', sql`(${t.answer} is null) = (${t.answered_at} is null)`),
    index('contract_requests_contract').on(t.contract_id, t.created_at.desc()),
    index('contract_requests_open').on(t.contract_id).where(sql`answered_at is null`),
  ],
);
