const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** RFC 4648 base32 in small letters, without padding. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)] ?? '').join('');
}

/** Reads base32 whatever the case; characters outside the alphabet are left out. */
export function fromBase32(text: string): Buffer {
  const values = [...text.toLowerCase()].map((letter) => alphabet.indexOf(letter)).filter((value) => value >= 0);
  const bits = values.map((value) => value.toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
