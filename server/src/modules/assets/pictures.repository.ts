import { inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/db';
import { assets } from '../../platform/db/schema';

/** Addresses of a picture's two renditions, as answers carry them. */
export interface Picture {
  readonly image: string;
  readonly thumbnail: string;
}

/** Where the pictures of the library are served, under unguessable names. */
export const mediaPath = '/media';

/** The pictures of some records in one look; ids that are null or gone are left out. */
export async function findPictures(
  db: Queries,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, Picture>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const rows = await db
    .select({ id: assets.id, image: assets.image_name, thumbnail: assets.thumbnail_name })
    .from(assets)
    .where(inArray(assets.id, known));
  return new Map(rows.map(({ id, image, thumbnail }) => [id, pictureAddresses(image, thumbnail)]));
}

export function pictureAddresses(imageName: string, thumbnailName: string): Picture {
  return { image: `${mediaPath}/${imageName}`, thumbnail: `${mediaPath}/${thumbnailName}` };
}

/** The picture of one record among those that were found. */
export function pictureOf(pictures: ReadonlyMap<string, Picture>, id: string | null): Picture | null {
  return (id === null ? undefined : pictures.get(id)) ?? null;
}
