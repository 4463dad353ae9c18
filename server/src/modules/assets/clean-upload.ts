import { type TemporaryFile, temporaryFileAt } from '../../platform/files';
import type { UploadedFile } from '../../platform/http';
import { decodePicture } from './decode-picture';
import { expectHarmlessPdf } from './expect-harmless-pdf';

/** A document that was photographed must stay legible to the last letter. */
const quality = 92;

/**
 * An uploaded file as it is kept: a picture in its own format, upright, without metadata; any other file as it came.
 * @throws Refusal on `file` when a picture or a PDF cannot be read, a picture has too many pixels, a PDF runs something
 */
export async function cleanUpload(file: UploadedFile): Promise<TemporaryFile> {
  if (file.mediaType === 'application/pdf') await expectHarmlessPdf(file);
  if (!file.mediaType.startsWith('image/')) return file;
  const path = await file.place();
  await decodePicture(file, (picture, format) =>
    (format === 'png' ? picture.png() : picture.toFormat(format, { quality })).toFile(path),
  );
  return temporaryFileAt(path);
}
