import type { PackageTypeFields } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { invalid } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import { lockPackagesOfType, type PackageEdit, updatePackages } from '../admin/admin-packages.repository';
import { carePackageOf } from '../admin/care-package.view';
import type { Package } from '../package.types';
import { lowestTotal, readinessFaults } from '../readiness/package-readiness';
import { packageTypeMessages } from './package-types.messages';

export interface NewLines extends Pick<PackageTypeFields, 'included' | 'excluded'> {
  /** The type, which is locked. */
  readonly code: string;
  readonly by: string;
  readonly at: Date;
}

/**
 * Gives a type's new lines to the packages that follow them, each under a new version: contracts keep the version that
 * they were made on.
 * @throws Refusal `validation` on the list, where a package on sale would no longer be fit for it
 */
export async function followType(tx: Queries, { code, included, excluded, by, at }: NewLines): Promise<void> {
  if (included === undefined && excluded === undefined) return;
  const edits = (await lockPackagesOfType(tx, code)).flatMap((before): PackageEdit[] => {
    const change = followed(before, { included, excluded });
    return Object.keys(change).length === 0 ? [] : [{ before, change }];
  });
  const wasBefore = new Map(edits.map(({ before }) => [before.id, before]));
  const floor = await lowestTotal(tx);
  for (const after of await updatePackages(tx, edits, by, at)) {
    const before = wasBefore.get(after.id);
    const [fault] = readinessFaults(carePackageOf(after), before === undefined ? null : carePackageOf(before), floor);
    if (fault === undefined) continue;
    const sentence = t(packageTypeMessages.followerUnready, { sku: after.sku, reason: fault.reason });
    throw invalid({ [included === undefined ? 'excluded' : 'included']: [sentence] });
  }
}

/** What a package takes over of its type's new lines. */
export function followed(
  { included_of_type, excluded_of_type }: Pick<Package, 'included_of_type' | 'excluded_of_type'>,
  { included, excluded }: Pick<PackageTypeFields, 'included' | 'excluded'>,
) {
  return {
    ...(included !== undefined && included_of_type && { included }),
    ...(excluded !== undefined && excluded_of_type && { excluded }),
  };
}
