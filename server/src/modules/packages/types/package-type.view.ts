import type { PackageType } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { findPictures, pictureOf } from '../../assets';
import type { TypeWithFigures } from './package-types.repository';

/** Package types as the operator sees them, with their pictures. */
export async function showTypes(db: Queries, found: readonly TypeWithFigures[]): Promise<PackageType[]> {
  const pictures = await findPictures(
    db,
    found.map(({ type }) => type.thumbnail_id),
  );
  return found.map(({ type, formVersion, packagesCount, includedFollowers, excludedFollowers }) => ({
    code: type.code,
    kind: type.kind,
    title: type.title,
    excerpt: type.excerpt,
    description: type.description,
    thumbnail: pictureOf(pictures, type.thumbnail_id),
    visible: type.visible,
    included: [...type.included],
    excluded: [...type.excluded],
    included_followers: includedFollowers,
    excluded_followers: excludedFollowers,
    form_version: formVersion,
    packages_count: packagesCount,
    version: type.version,
  }));
}
