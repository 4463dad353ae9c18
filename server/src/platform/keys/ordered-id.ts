import { randomBytes } from 'node:crypto';

let lastMs = 0;
let count = 0;

/**
 * A UUID (version 7, RFC 9562 with a counter as in its section 6.2) that sorts after every one this process made
 * before, also within one millisecond and when the clock was put back.
 */
export function orderedId(now: Date): string {
  const ms = Math.max(now.getTime(), lastMs);
  count = ms === lastMs ? count + 1 : 0;
  lastMs = count > 0xfff ? ms + 1 : ms;
  count &= 0xfff;
  const time = lastMs.toString(16).padStart(12, '0');
  const random = randomBytes(8);
  random.writeUInt8((random.readUInt8(0) & 0x3f) | 0x80, 0);
  const tail = random.toString('hex');
  const counter = count.toString(16).padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter}-${tail.slice(0, 4)}-${tail.slice(4)}`;
}
