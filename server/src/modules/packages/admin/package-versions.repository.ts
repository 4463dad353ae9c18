import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { PackageVersion } from 'shared-api/entities';
import { batchesOf, type Queries } from '../../../platform/db';
import { packageVersions, users } from '../../../platform/db/schema';
import type { Package } from '../package.types';
import { carePackageOf, keptPackage } from './care-package.view';

/** Keeps packages as they are now, once a version; `by` is null when nobody is known to have made them so. */
export async function keepVersions(tx: Queries, rows: readonly Package[], by: string | null): Promise<void> {
  const versions = rows.map((row) => ({
    id: randomUUID(),
    package_id: row.id,
    version: row.version,
    snapshot: carePackageOf(row),
    changed_by: by,
    created_at: row.updated_at,
  }));
  for (const batch of batchesOf(versions)) {
    await tx
      .insert(packageVersions)
      .values([...batch])
      .onConflictDoNothing({ target: [packageVersions.package_id, packageVersions.version] });
  }
}

type VersionWithoutCount = Omit<PackageVersion, 'contracts_count'>;

/** The versions of a package, the present one first. */
export async function versionsOf(db: Queries, row: Package): Promise<VersionWithoutCount[]> {
  const kept = await db
    .select({
      version: packageVersions.version,
      at: packageVersions.created_at,
      snapshot: packageVersions.snapshot,
      firstname: users.firstname,
      lastname: users.lastname,
    })
    .from(packageVersions)
    .leftJoin(users, eq(users.uid, packageVersions.changed_by))
    .where(eq(packageVersions.package_id, row.id))
    .orderBy(desc(packageVersions.version));
  const versions = kept.map(({ version, at, snapshot, firstname, lastname }) => ({
    version,
    at: at.toISOString(),
    by: firstname === null ? null : `${firstname} ${lastname ?? ''}`.trim(),
    package: keptPackage.parse(snapshot),
  }));
  const isKept = versions.some(({ version }) => version === row.version);
  const present = { version: row.version, at: row.updated_at.toISOString(), by: null, package: carePackageOf(row) };
  return isKept ? versions : [present, ...versions];
}
