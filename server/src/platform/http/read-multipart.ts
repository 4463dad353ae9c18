import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { FileField } from 'shared-api/kernel';
import { validationMessages } from 'shared-api/messages';
import { fileTooLarge, invalid, tooLarge, wrongFileType } from '../errors';
import { t } from '../i18n';
import type { UploadedFile } from './implement';
import { mediaTypeOf } from './media-type';

interface Multipart {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: UploadedFile;
}

/**
 * The text fields and the one file of a multipart body.
 * @throws Refusal `too_large`, `media_type`, or `validation` when the file is missing
 */
export async function readMultipart(request: FastifyRequest, expected: FileField): Promise<Multipart> {
  const fields = new Map<string, string>();
  let file: UploadedFile | undefined;
  const limits = { files: 1, fields: 30, parts: 40, fieldSize: 20_000, fileSize: expected.maxBytes };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') file = await readFile(part, expected);
    else fields.set(part.fieldname, textOf(part));
  }
  if (file === undefined) throw invalid({ [expected.field]: [t(validationMessages.required)] });
  return { fields: Object.fromEntries(fields), file };
}

async function readFile(part: MultipartFile, expected: FileField): Promise<UploadedFile> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) chunks.push(Buffer.from(chunk));
  if (part.file.truncated) throw fileTooLarge(expected);
  if (part.fieldname !== expected.field) throw invalid({ [part.fieldname]: [t(validationMessages.unknown)] });
  const content = Buffer.concat(chunks);
  const mediaType = mediaTypeOf(content);
  if (mediaType === null || !expected.mediaTypes.includes(mediaType)) throw wrongFileType(expected);
  return { name: plainName(part.filename), mediaType, content };
}

function textOf(part: MultipartValue): string {
  if (part.valueTruncated === true) throw tooLarge(part.fieldname);
  return typeof part.value === 'string' ? part.value : '';
}

/** A name to show: no folders, no control characters, not too long. */
function plainName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return last.replace(/\p{Cc}/gu, '').slice(-120) || 'file';
}
