import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../db';
import { importHeadings } from '../db/schema';
import { headingName, holdsVat, type KnownHeadings } from './heading-name';
import type { Mapping } from './map-columns';

export type ImportKind = (typeof importHeadings.$inferSelect)['kind'];

/** What was said by hand of the headings of earlier files. */
export async function knownHeadings(db: Queries, kind: ImportKind): Promise<KnownHeadings> {
  const rows = await db.select().from(importHeadings).where(eq(importHeadings.kind, kind));
  return new Map(rows.map(({ heading, field }) => [heading, field]));
}

/**
 * Keeps what a file that was written has been told of its headings. Not of one that speaks of VAT: whether a gross price
 * is to be taken for a net one is asked of everybody anew.
 */
export async function keepHeadings(tx: Queries, kind: ImportKind, mapping: Mapping): Promise<void> {
  const told = new Map(
    Object.entries(mapping)
      .filter(([heading, field]) => field !== '' && !holdsVat(heading) && headingName(heading) !== headingName(field))
      .map(([heading, field]) => [headingName(heading), field]),
  );
  if (told.size === 0) return;
  await tx
    .insert(importHeadings)
    .values([...told].map(([heading, field]) => ({ kind, heading, field })))
    .onConflictDoUpdate({
      target: [importHeadings.kind, importHeadings.heading],
      set: { field: sql`excluded.field` },
    });
}
