/** A file of a ZIP archive, as the archive's directory tells of it. */
export interface ZipPart {
  readonly path: string;
  /** 0 stored, 8 deflated. */
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly compressedSize: number;
  readonly inflatedSize: number;
  /** Where its own heading begins. */
  readonly offset: number;
}

const endMark = 0x06054b50;
const directoryMark = 0x02014b50;
const localMark = 0x04034b50;
const endSize = 22;
const longestComment = 65_535;

/**
 * The directory of a ZIP archive, without inflating anything; null when there is none. ZIP64 archives, which begin at
 * 4 GB, are not read.
 */
export function zipDirectory(archive: Buffer): ZipPart[] | null {
  const end = endOf(archive);
  if (end === null) return null;
  const count = archive.readUInt16LE(end + 10);
  const parts: ZipPart[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== directoryMark) return null;
    const nameLength = archive.readUInt16LE(at + 28);
    parts.push({
      path: archive.toString('utf8', at + 46, at + 46 + nameLength),
      method: archive.readUInt16LE(at + 10),
      isEncrypted: (archive.readUInt16LE(at + 8) & 1) === 1,
      compressedSize: archive.readUInt32LE(at + 20),
      inflatedSize: archive.readUInt32LE(at + 24),
      offset: archive.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return parts;
}

/** The bytes of a part as they are stored; null when they are not all there. */
export function storedBytes(archive: Buffer, { offset, compressedSize }: ZipPart): Buffer | null {
  if (offset + 30 > archive.length || archive.readUInt32LE(offset) !== localMark) return null;
  const start = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
  return start + compressedSize > archive.length ? null : archive.subarray(start, start + compressedSize);
}

/** The end of the directory stands at the end of the file, before a comment. */
function endOf(archive: Buffer): number | null {
  const first = Math.max(0, archive.length - endSize - longestComment);
  for (let at = archive.length - endSize; at >= first; at -= 1) {
    if (archive.readUInt32LE(at) === endMark) return at;
  }
  return null;
}
