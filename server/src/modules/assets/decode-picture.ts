import sharp, { type Sharp } from 'sharp';
import { invalid } from '../../platform/errors';
import type { TemporaryFile } from '../../platform/files';
import { t } from '../../platform/i18n';
import { assetMessages } from './assets.messages';

/** More than any telephone's camera takes; a small file may claim a thousand times as much and fill the memory. */
const mostPixels = 50_000_000;
const longestSeconds = 20;
const formats = ['jpeg', 'png', 'webp'] as const;

export type PictureFormat = (typeof formats)[number];

// Its cache would hold files open that are long removed.
sharp.cache(false);

/** Pictures are decoded one at a time: each may take a few hundred megabytes. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Works on an uploaded picture, upright, once its header says that it is one and not too large. What comes out bears
 * nothing of the upload but its points: no place, no camera, no owner, nothing hidden behind the picture.
 * @throws Refusal on `file` when the content is no picture, or has too many pixels
 */
export function decodePicture<T>(
  file: Pick<TemporaryFile, 'path'>,
  work: (picture: Sharp, format: PictureFormat) => Promise<T>,
): Promise<T> {
  const next = last.then(() => decode(file.path, work));
  last = next.catch(() => undefined);
  return next;
}

async function decode<T>(path: string, work: (picture: Sharp, format: PictureFormat) => Promise<T>): Promise<T> {
  const format = await expectPicture(path);
  const picture = sharp(path, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .timeout({ seconds: longestSeconds });
  try {
    return await work(picture, format);
  } catch {
    throw unreadable();
  }
}

/** Reads the header alone, so that nothing is decoded before its size is known. */
async function expectPicture(path: string): Promise<PictureFormat> {
  const header = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  const format = formats.find((one) => one === header.format);
  if (format === undefined) throw unreadable();
  if (header.width * header.height > mostPixels) {
    throw invalid({ file: [t(assetMessages.tooManyPixels, { max: mostPixels / 1_000_000 })] });
  }
  return format;
}

function unreadable() {
  return invalid({ file: [t(assetMessages.unreadable)] });
}
