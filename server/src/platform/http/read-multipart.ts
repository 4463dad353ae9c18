import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { FileField } from 'shared-api/kernel';
import { validationMessages } from 'shared-api/messages';
import { emptyFile, fileTooLarge, invalid, tooLarge, wrongFileType, wrongMediaType } from '../errors';
import { endsOf, type TemporaryFolder, writeTemporaryFile } from '../files';
import { hasCode } from '../has-code';
import { t } from '../i18n';
import type { UploadedFile } from './implement';
import { mediaTypeOf, tellingBytes } from './media-type';

interface Multipart {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: UploadedFile;
}

/**
 * The text fields and the one file of a multipart body; the file goes to the disk while it arrives.
 * @param folder where it lies while the call is at work
 * @throws Refusal `too_large`, `media_type`, or `validation` when the file is missing or empty
 */
export async function readMultipart(
  request: FastifyRequest,
  expected: FileField,
  folder: TemporaryFolder,
): Promise<Multipart> {
  const fields = new Map<string, string>();
  let file: UploadedFile | undefined;
  const limits = { files: 1, fields: 30, parts: 40, fieldSize: 20_000, fileSize: expected.maxBytes };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') file = await keepFile(part, expected, folder);
      else fields.set(part.fieldname, textOf(part));
    }
  } catch (error) {
    // The rest of the body is read away: the client hears the refusal, and the connection serves its next call.
    request.raw.unpipe().resume();
    if (isInheritedName(error)) throw invalid({ body: [t(validationMessages.unknown)] });
    throw isMalformed(error) ? wrongMediaType() : error;
  }
  if (file === undefined) throw invalid({ [expected.field]: [t(validationMessages.required)] });
  return { fields: Object.fromEntries(fields), file };
}

async function keepFile(part: MultipartFile, expected: FileField, folder: TemporaryFolder): Promise<UploadedFile> {
  if (part.fieldname !== expected.field) throw invalid({ [part.fieldname]: [t(validationMessages.unknown)] });
  const file = await writeTemporaryFile(await folder.place(), part.file);
  if (part.file.truncated) throw fileTooLarge(expected);
  if (file.size === 0) throw emptyFile(expected);
  const mediaType = mediaTypeOf(await endsOf(file, tellingBytes));
  if (mediaType === null || !expected.mediaTypes.includes(mediaType)) throw wrongFileType(expected);
  return { ...file, ...folder, name: plainName(part.filename), mediaType };
}

/** A body that breaks off or has no parts; its reader's errors have no code of their own. */
function isMalformed(error: unknown): boolean {
  return error instanceof Error && /\bmultipart\b/i.test(error.message);
}

/** A field that is called as what every object has (`toString`), which its reader refuses. */
const isInheritedName = (error: unknown) => hasCode(error, 'FST_PROTO_VIOLATION');

function textOf(part: MultipartValue): string {
  if (part.valueTruncated === true) throw tooLarge(part.fieldname);
  return typeof part.value === 'string' ? part.value : '';
}

/** A name to show: no folders, no control characters, not too long, and not cut through a character. */
function plainName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return (
    last
      .replace(/\p{Cc}/gu, '')
      .slice(-120)
      .replace(/^\p{Surrogate}/u, '') || 'file'
  );
}
