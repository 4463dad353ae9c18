/** Where a PDF's signature stands: the signed ranges, and the gap between them that holds `<hex>`. */
export interface SignaturePlace {
  firstLength: number;
  gapStart: number;
  gapEnd: number;
  secondLength: number;
}

const BYTE_RANGE = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g;

/** Finds the last signature of a file; null when there is none. */
export function findSignature(bytes: Uint8Array): SignaturePlace | null {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const [, start, first, gapEnd, second] = [...text.matchAll(BYTE_RANGE)].at(-1) ?? [];
  if (start === undefined || Number(start) !== 0) return null;
  const place = {
    firstLength: Number(first),
    gapStart: Number(first),
    gapEnd: Number(gapEnd),
    secondLength: Number(second),
  };
  return place.gapEnd > place.gapStart && place.gapEnd <= bytes.length ? place : null;
}

/** The signature's bytes with their padding; null when the gap does not hold upper-case hexadecimal in brackets. */
export function gapBytes(bytes: Uint8Array, place: SignaturePlace): Buffer | null {
  const gap = Buffer.from(bytes.subarray(place.gapStart, place.gapEnd)).toString('latin1');
  const hex = /^<((?:[0-9A-F]{2})+)>$/.exec(gap)?.[1];
  return hex === undefined ? null : Buffer.from(hex, 'hex');
}

/** Writes a signature into the gap, padded with zeros; false when it does not fit. */
export function writeGap(bytes: Uint8Array, place: SignaturePlace, signature: Buffer): boolean {
  const room = place.gapEnd - place.gapStart - 2;
  const hex = signature.toString('hex').toUpperCase();
  if (hex.length > room) return false;
  bytes.set(Buffer.from(`<${hex.padEnd(room, '0')}>`, 'latin1'), place.gapStart);
  return true;
}
