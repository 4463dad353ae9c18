import type { Storage } from '../../platform/storage';
import { renderPicture, sizeOf } from './render-picture';

export type Rendition = 'image' | 'thumbnail';

export interface KeptPicture {
  readonly width: number;
  readonly height: number;
  /** Bytes of the large rendition. */
  readonly size: number;
}

/** Where a rendition lies: by the hash of what was uploaded, once however many people bring it. */
export function pictureKey(hash: string, rendition: Rendition): string {
  return `pictures/${hash.slice(0, 2)}/${hash}-${rendition}.webp`;
}

/** Renders and keeps a picture, unless its hash is known. @throws Refusal on `file` */
export async function keepPicture(storage: Storage, hash: string, content: Buffer): Promise<KeptPicture> {
  const imageKey = pictureKey(hash, 'image');
  if (!(await storage.has(imageKey))) {
    const { image, thumbnail } = await renderPicture(content);
    // The image last: it is what tells that both are there.
    await storage.put(pictureKey(hash, 'thumbnail'), thumbnail);
    await storage.put(imageKey, image);
  }
  const image = await storage.get(imageKey);
  return { ...(await sizeOf(image)), size: image.length };
}

export async function removePicture(storage: Storage, hash: string): Promise<void> {
  await storage.remove(pictureKey(hash, 'image'));
  await storage.remove(pictureKey(hash, 'thumbnail'));
}
