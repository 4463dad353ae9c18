import type { Queries } from '../../../platform/db';
import { insertPackages, type PackageEdit, updatePackages } from '../admin/admin-packages.repository';
import { carePackageOf } from '../admin/care-package.view';
import { changeOf, insertOf } from '../admin/package-columns';
import type { ImportedChange } from './package-imports.repository';
import type { PackagePlan } from './plan-packages';

/**
 * Writes what an import plans.
 * @returns what it did, for the way back
 */
export async function writePlan(tx: Queries, plan: PackagePlan, by: string, at: Date): Promise<ImportedChange[]> {
  const made = await insertPackages(
    tx,
    plan.creates.map((fields) => insertOf(fields, plan.lines)),
    by,
    at,
  );
  const edits = plan.updates.flatMap(({ key, changes }): PackageEdit[] => {
    const before = plan.present.get(key);
    return before === undefined ? [] : [{ before, change: changeOf(changes, before, plan.lines) }];
  });
  const changed = await updatePackages(tx, edits, by, at);
  const beforeOf = new Map(edits.map(({ before }) => [before.id, carePackageOf(before)]));
  return [...made, ...changed].map(({ id, sku, version }) => ({ id, sku, version, before: beforeOf.get(id) ?? null }));
}
