import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Which field a heading of files stands for, as whoever imported last said by hand. */
export const importHeadings = pgTable(
  'import_headings',
  {
    kind: text({ enum: ['packages', 'stores'] }).notNull(),
    /** Capitals, accents and blanks apart. */
    heading: text().notNull(),
    field: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.heading] }),
    check('import_headings_kind', sql`${t.kind} in ('packages', 'stores')`),
  ],
);
