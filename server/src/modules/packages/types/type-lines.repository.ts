import type { Queries } from '../../../platform/db';
import { packageTypes } from '../../../platform/db/schema';
import type { LinesByType } from '../admin/package-columns';

const { code, included, excluded } = packageTypes;

/** The lines of every type, by its code. */
export async function findLines(db: Queries): Promise<LinesByType> {
  return byCode(await db.select({ code, included, excluded }).from(packageTypes));
}

/**
 * The same, unchanged until the transaction ends: what follows a type is written with the lines that it has. To be read
 * before a package is locked, as who changes a type locks it before its packages.
 */
export async function keepLines(tx: Queries): Promise<LinesByType> {
  return byCode(await tx.select({ code, included, excluded }).from(packageTypes).orderBy(code).for('share'));
}

function byCode(rows: readonly { code: string; included: readonly string[]; excluded: readonly string[] }[]) {
  return new Map(rows.map((row) => [row.code, { included: row.included, excluded: row.excluded }]));
}
