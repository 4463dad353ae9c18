import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { hasCode } from '../../has-code';
import { importMessages } from '../import.messages';
import { harmlessBytes, maxInflatedBytes, maxParts, maxRatio } from '../limits';
import { refuseFile } from '../refuse-file';
import { storedBytes, type ZipPart, zipDirectory } from './zip-directory';

const inflate = promisify(inflateRaw);

/** A workbook's XML by its path. */
export type WorkbookParts = ReadonlyMap<string, Buffer>;

/** A cell with a value, calculated or typed; `1` its prefix, `2` its attributes, `3` the value. */
export const valueCell =
  /<(\w+:)?c(\s[^<>]*)>\s*(?:<(?:\w+:)?f(?:\s[^<>]*)?(?:\/>|>[^<]*<\/(?:\w+:)?f>)\s*)?<(?:\w+:)?v(?:\s[^<>]*)?>([^<]+)<\/(?:\w+:)?v>\s*<\/(?:\w+:)?c>/g;

/** What is read stands in one folder: others hold what programs keep beside it, such as the texts of their queries. */
const readParts = /^xl\/.*\.(xml|rels)$/;

/**
 * Inflates the XML of an XLSX. What it says of its sizes is weighed first; then no part may grow beyond what it said.
 * @throws Refusal `validation` on `file`
 */
export async function openWorkbook(archive: Buffer): Promise<WorkbookParts> {
  const parts = zipDirectory(archive)?.filter(({ path }) => readParts.test(path));
  if (parts === undefined || parts.length === 0) throw refuseFile(importMessages.brokenWorkbook);
  if (parts.some(({ isEncrypted }) => isEncrypted)) throw refuseFile(importMessages.protectedWorkbook);
  if (isBomb(parts)) throw refuseFile(importMessages.hugeWorkbook);
  const opened = new Map<string, Buffer>();
  for (const part of parts) opened.set(part.path, await openPart(archive, part));
  return opened;
}

function isBomb(parts: readonly ZipPart[]): boolean {
  const inflated = parts.reduce((sum, part) => sum + part.inflatedSize, 0);
  return parts.length > maxParts || inflated > maxInflatedBytes || parts.some(shrinksTooWell);
}

function shrinksTooWell({ inflatedSize, compressedSize }: ZipPart): boolean {
  return inflatedSize > harmlessBytes && inflatedSize > compressedSize * maxRatio;
}

async function openPart(archive: Buffer, part: ZipPart): Promise<Buffer> {
  const stored = storedBytes(archive, part);
  if (stored === null || (part.method !== 0 && part.method !== 8)) throw refuseFile(importMessages.brokenWorkbook);
  if (part.method === 0) return stored;
  try {
    return await inflate(stored, { maxOutputLength: Math.max(1, part.inflatedSize) });
  } catch (error) {
    // It went on growing beyond the size that the directory tells.
    const isTooLarge = hasCode(error, 'ERR_BUFFER_TOO_LARGE');
    throw refuseFile(isTooLarge ? importMessages.hugeWorkbook : importMessages.brokenWorkbook);
  }
}
