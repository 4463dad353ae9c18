import sharp from 'sharp';
import type { UploadedFile } from '../../platform/http';
import { decodePicture } from './decode-picture';

const imageSide = 1_600;
const thumbnailSide = 320;

export interface PictureSize {
  readonly width: number;
  readonly height: number;
  /** Bytes. */
  readonly size: number;
}

/** Where a rendition lies until it is kept. */
export interface RenderedFile extends PictureSize {
  readonly path: string;
}

/** Both renditions as WebP. */
export interface RenderedPicture {
  readonly image: RenderedFile;
  readonly thumbnail: RenderedFile;
}

/** @throws Refusal on `file` when the content is no picture, or has too many pixels */
export async function renderPicture(file: Pick<UploadedFile, 'path' | 'place'>): Promise<RenderedPicture> {
  const [imagePath, thumbnailPath] = [await file.place(), await file.place()];
  return decodePicture(file, async (picture) => {
    const image = await picture
      .resize({ width: imageSide, height: imageSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toFile(imagePath);
    const thumbnail = await sharp(imagePath)
      .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toFile(thumbnailPath);
    return { image: { ...image, path: imagePath }, thumbnail: { ...thumbnail, path: thumbnailPath } };
  });
}

/** Width, height and bytes of a rendition. */
export async function sizeOf(image: Buffer): Promise<PictureSize> {
  const { width, height } = await sharp(image).metadata();
  return { width, height, size: image.length };
}
