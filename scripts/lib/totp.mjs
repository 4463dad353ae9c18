import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepMs = 30_000;

/** RFC 4648, however it is grouped. */
function fromBase32(key) {
  const letters = [...key.toUpperCase()].filter((letter) => alphabet.includes(letter));
  const bits = letters.map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/**
 * What an authenticator app shows for a key (RFC 6238, six digits).
 * @param {string} key in base32
 * @param {number} at milliseconds since 1970
 */
export function totpOf(key, at) {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / stepMs)));
  const mac = createHmac('sha1', fromBase32(key)).update(counter).digest();
  const place = mac.readUInt8(mac.length - 1) & 15;
  return String((mac.readUInt32BE(place) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The next code: one that was used is not taken twice. */
export const nextTotpOf = (key, at) => totpOf(key, at + stepMs);
