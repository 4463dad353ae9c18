import { type TemporaryFile, temporaryFileAt } from '../../platform/files';
import type { UploadedFile } from '../../platform/http';
import type { Workers } from '../../platform/workers';
import { decodePicture } from './decode-picture';
import { assetTasks } from './tasks';

/** A document that was photographed must stay legible to the last letter. */
const quality = 92;

/**
 * An uploaded file as it is kept: a picture in its own format, upright, without metadata; any other file as it came.
 * @throws Refusal on `file` when a picture or a PDF cannot be read, a picture has too many pixels, a PDF runs something;
 *   `unavailable` while too much is waiting to be done, or where a PDF takes too long
 */
export async function cleanUpload(workers: Pick<Workers, 'run'>, file: UploadedFile): Promise<TemporaryFile> {
  if (file.mediaType === 'application/pdf') await workers.run(assetTasks.expectHarmlessPdf, { path: file.path });
  if (!file.mediaType.startsWith('image/')) return file;
  const path = await file.place();
  await decodePicture(file, (picture, format) =>
    (format === 'png' ? picture.png() : picture.toFormat(format, { quality })).toFile(path),
  );
  return temporaryFileAt(path);
}
