import sharp from 'sharp';
import { invalid } from '../../platform/errors';
import { t } from '../../platform/i18n';
import { assetMessages } from './assets.messages';

/** More than any telephone's camera takes; a small file may claim a thousand times as much and fill the memory. */
const mostPixels = 50_000_000;
const longestSeconds = 20;
const imageSide = 1_600;
const thumbnailSide = 320;
const formats = ['jpeg', 'png', 'webp'];

/** Both renditions as WebP, upright, without the upload's metadata (place, camera, owner). */
export interface RenderedPicture {
  readonly image: Buffer;
  readonly thumbnail: Buffer;
}

/** Pictures are decoded one at a time: each may take a few hundred megabytes. */
let last: Promise<unknown> = Promise.resolve();

/** @throws Refusal on `file` when the content is no picture, or has too many pixels */
export function renderPicture(content: Buffer): Promise<RenderedPicture> {
  const next = last.then(() => render(content));
  last = next.catch(() => undefined);
  return next;
}

async function render(content: Buffer): Promise<RenderedPicture> {
  await expectPicture(content);
  try {
    const image = await sharp(content, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: imageSide, height: imageSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .timeout({ seconds: longestSeconds })
      .toBuffer();
    const thumbnail = await sharp(image)
      .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
    return { image, thumbnail };
  } catch {
    throw unreadable();
  }
}

/** Reads the header alone, so that nothing is decoded before its size is known. */
async function expectPicture(content: Buffer): Promise<void> {
  const { format, width, height } = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  if (!formats.includes(format)) throw unreadable();
  if (width * height > mostPixels) {
    throw invalid({ file: [t(assetMessages.tooManyPixels, { max: mostPixels / 1_000_000 })] });
  }
}

/** Width and height of a rendition. */
export async function sizeOf(image: Buffer): Promise<{ readonly width: number; readonly height: number }> {
  const { width, height } = await sharp(image).metadata();
  return { width, height };
}

function unreadable() {
  return invalid({ file: [t(assetMessages.unreadable)] });
}
