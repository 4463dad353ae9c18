import type { UploadedFile } from '../../platform/http';
import { decodePicture } from './decode-picture';

/** A document that was photographed must stay legible to the last letter. */
const quality = 92;

/**
 * An uploaded file as it is kept: a picture in its own format, upright, without metadata; any other file as it came.
 * @throws Refusal on `file` when a picture cannot be read, or has too many pixels
 */
export async function cleanUpload({ mediaType, content }: UploadedFile): Promise<Buffer> {
  if (!mediaType.startsWith('image/')) return content;
  return decodePicture(content, (picture, format) =>
    format === 'png' ? picture.png().toBuffer() : picture.toFormat(format, { quality }).toBuffer(),
  );
}
