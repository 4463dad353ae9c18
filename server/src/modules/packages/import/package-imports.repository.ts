import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../../../platform/db';
import { packageImports, users } from '../../../platform/db/schema';
import { keptPackage } from '../admin/care-package.view';

/** What an import did to one package, as it is kept for the way back. */
const importedChange = z.object({
  id: z.string(),
  sku: z.string(),
  /** The package's version since the import; another one means that somebody changed it. */
  version: z.int(),
  /** Null for a package that the import made. */
  before: z.nullable(keptPackage),
});
export type ImportedChange = z.infer<typeof importedChange>;

export interface KeptImport {
  readonly id: string;
  readonly fileName: string;
  readonly rows: number;
  readonly at: Date;
  readonly by: string | null;
  readonly undoneAt: Date | null;
  readonly changes: readonly ImportedChange[];
}

export type NewImport = Omit<typeof packageImports.$inferInsert, 'id' | 'changes'> & {
  readonly changes: readonly ImportedChange[];
};

/** @returns the import's id */
export async function insertImport(tx: Queries, made: NewImport): Promise<string> {
  const id = randomUUID();
  await tx.insert(packageImports).values({ ...made, id, changes: [...made.changes] });
  return id;
}

/** The import that was committed last, undone or not; null before the first. */
export async function lastImport(db: Queries): Promise<KeptImport | null> {
  const [row] = await db
    .select({ kept: packageImports, firstname: users.firstname, lastname: users.lastname })
    .from(packageImports)
    .leftJoin(users, eq(users.uid, packageImports.created_by))
    .orderBy(desc(packageImports.number))
    .limit(1);
  if (row === undefined) return null;
  const { kept, firstname, lastname } = row;
  return {
    id: kept.id,
    fileName: kept.file_name,
    rows: kept.rows,
    at: kept.created_at,
    by: firstname === null ? null : `${firstname} ${lastname ?? ''}`.trim(),
    undoneAt: kept.undone_at,
    changes: z.array(importedChange).parse(kept.changes),
  };
}

/** Locks an import until the transaction ends. @returns false when none of this id was ever committed */
export async function lockImport(tx: Queries, id: string): Promise<boolean> {
  const found = await tx
    .select({ id: packageImports.id })
    .from(packageImports)
    .where(eq(packageImports.id, id))
    .for('update');
  return found.length > 0;
}

export async function markUndone(tx: Queries, id: string, at: Date): Promise<void> {
  await tx.update(packageImports).set({ undone_at: at }).where(eq(packageImports.id, id));
}
