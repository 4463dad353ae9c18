import type { UploadedFile } from '../../platform/http';
import type { Keys } from '../../platform/keys';
import type { Storage } from '../../platform/storage';
import { type PictureSize, renderPicture, sizeOf } from './render-picture';

export type Rendition = 'image' | 'thumbnail';

/** Where a rendition lies: by the hash of what was uploaded, once however many people bring it. */
export function pictureKey(hash: string, rendition: Rendition): string {
  return `pictures/${hash.slice(0, 2)}/${hash}-${rendition}.webp`;
}

/** Under what a rendition is served: nobody can work it out from the id. */
export function publicName(keys: Keys, id: string, rendition: Rendition): string {
  return `${keys.hmac('media', [id, rendition]).slice(0, 32)}.webp`;
}

/**
 * Renders and keeps a picture, unless its hash is known.
 * @returns the size of the large rendition
 * @throws Refusal on `file`
 */
export async function keepPicture(storage: Storage, file: UploadedFile): Promise<PictureSize> {
  const imageKey = pictureKey(file.sha256, 'image');
  if (await storage.has(imageKey)) return sizeOf(await storage.get(imageKey));
  const { image, thumbnail } = await renderPicture(file);
  // The image last: it is what tells that both are there.
  await storage.put(pictureKey(file.sha256, 'thumbnail'), thumbnail);
  await storage.put(imageKey, image);
  const { width, height, size } = image;
  return { width, height, size };
}

/** The files of a picture, to be removed in this order. */
export function pictureFiles(hash: string): readonly string[] {
  return [pictureKey(hash, 'image'), pictureKey(hash, 'thumbnail')];
}
