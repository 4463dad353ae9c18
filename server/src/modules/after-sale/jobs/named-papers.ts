import { inArray } from 'drizzle-orm';
import type { Queries } from '../../../platform/db';
import { namedDocuments } from '../../documents';
import { withdrawalStatements } from '../tables/dealer-task.table';

/** Those of these PDFs that a row names: of a contract, or of a withdrawal stated without the phone. */
export async function namedPapers(db: Queries, keys: readonly string[]): Promise<string[]> {
  const stated = await db
    .select({ key: withdrawalStatements.storage_key })
    .from(withdrawalStatements)
    .where(inArray(withdrawalStatements.storage_key, [...keys]));
  const named = new Set<string | null>([...(await namedDocuments(db, keys)), ...stated.map(({ key }) => key)]);
  return keys.filter((key) => named.has(key));
}
