import { date, index, integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../../platform/db/schema/user.table';
import { contracts } from '../../contracts/tables/contract.table';

/** The maintenance that a paid contract gives right to. */
export const maintenanceWorks = pgTable(
  'maintenance_works',
  {
    id: uuid().primaryKey(),
    contract_id: uuid()
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    n: integer().notNull(),
    due_on: date({ mode: 'string' }).notNull(),
    due_km: integer().notNull(),
    done_on: date({ mode: 'string' }),
    km: integer(),
    recorded_by: uuid().references(() => users.uid, { onDelete: 'set null' }),
  },
  (t) => [unique('maintenance_works_n').on(t.contract_id, t.n), index('maintenance_works_due').on(t.due_on)],
);
