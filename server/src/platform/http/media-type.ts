const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** As many first and last bytes of a file as tell what it is. */
export const tellingBytes = 65_536;

interface Ends {
  readonly head: Buffer;
  /** An archive's directory stands at its end. */
  readonly tail: Buffer;
}

/** What a file is by its first and last bytes, whatever its name says; null when it is nothing that we take. */
export function mediaTypeOf({ head, tail }: Ends): string | null {
  const starts = (bytes: readonly number[]) => bytes.every((byte, index) => head[index] === byte);
  const text = (from: number, to: number) => head.toString('latin1', from, to);
  if (starts([0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (starts([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp';
  if (text(0, 1024).includes('%PDF-')) return 'application/pdf';
  if (starts([0x50, 0x4b, 0x03, 0x04]))
    return head.includes('xl/') || tail.includes('xl/workbook.xml') ? spreadsheet : null;
  // Excel saves "Unicode text" as UTF-16: told by its mark, since it is full of zero bytes.
  const isUtf16 = starts([0xff, 0xfe]) || starts([0xfe, 0xff]);
  return isUtf16 || isText(head) ? 'text/csv' : null;
}

function isText(head: Buffer): boolean {
  return head.length > 0 && !head.some((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d);
}
