import { type AsnType, BaseBlock, Constructed, fromBER, ObjectIdentifier } from 'asn1js';

/** Tags of the ASN.1 values that a signature is built of. */
export const TAG = { sequence: 0x30, set: 0x31, context0: 0xa0, context1: 0xa1 } as const;

/** Encodes a value: tag, length in its shortest form, contents. */
export function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  if (body.length < 0x80) return Buffer.concat([Buffer.from([tag, body.length]), body]);
  const digits = body.length.toString(16);
  const length = Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, 'hex');
  return Buffer.concat([Buffer.from([tag, 0x80 | length.length]), length, body]);
}

export function derOid(oid: string): Buffer {
  return Buffer.from(new ObjectIdentifier({ value: oid }).toBER());
}

export class DerError extends Error {
  override readonly name = 'DerError';
}

/** Parses one value at the start of the bytes; what follows it is left alone. */
export function parseDer(bytes: Uint8Array): AsnType {
  const parsed = fromBER(bytes);
  if (parsed.offset === -1) throw new DerError('not a DER value');
  return parsed.result;
}

/** The values inside a sequence, a set or a tagged value. */
export function children(value: AsnType | undefined): AsnType[] {
  if (!(value instanceof Constructed)) throw new DerError('a constructed value was expected');
  return value.valueBlock.value.filter((child): child is AsnType => child instanceof BaseBlock);
}

/** The very bytes that a value was parsed from. */
export function rawOf(value: AsnType | undefined): Buffer {
  if (!value) throw new DerError('a value is missing');
  return Buffer.from(value.valueBeforeDecodeView);
}

export function oidOf(value: AsnType | undefined): string {
  if (!(value instanceof ObjectIdentifier)) throw new DerError('an object identifier was expected');
  return value.valueBlock.toString();
}
