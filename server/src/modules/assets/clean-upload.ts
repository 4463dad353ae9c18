import { type TemporaryFile, temporaryFileAt } from '../../platform/files';
import type { UploadedFile } from '../../platform/http';
import { decodePicture } from './decode-picture';

/** A document that was photographed must stay legible to the last letter. */
const quality = 92;

/**
 * An uploaded file as it is kept: a picture in its own format, upright, without metadata; any other file as it came.
 * @throws Refusal on `file` when a picture cannot be read, or has too many pixels
 */
export async function cleanUpload(file: UploadedFile): Promise<TemporaryFile> {
  if (!file.mediaType.startsWith('image/')) return file;
  const path = await file.place();
  await decodePicture(file, (picture, format) =>
    (format === 'png' ? picture.png() : picture.toFormat(format, { quality })).toFile(path),
  );
  return temporaryFileAt(path);
}
