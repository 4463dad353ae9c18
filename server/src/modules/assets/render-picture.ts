import sharp from 'sharp';
import { decodePicture } from './decode-picture';

const imageSide = 1_600;
const thumbnailSide = 320;

/** Both renditions as WebP. */
export interface RenderedPicture {
  readonly image: Buffer;
  readonly thumbnail: Buffer;
}

/** @throws Refusal on `file` when the content is no picture, or has too many pixels */
export function renderPicture(content: Buffer): Promise<RenderedPicture> {
  return decodePicture(content, async (picture) => {
    const image = await picture
      .resize({ width: imageSide, height: imageSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
    const thumbnail = await sharp(image)
      .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
    return { image, thumbnail };
  });
}

/** Width and height of a rendition. */
export async function sizeOf(image: Buffer): Promise<{ readonly width: number; readonly height: number }> {
  const { width, height } = await sharp(image).metadata();
  return { width, height };
}
