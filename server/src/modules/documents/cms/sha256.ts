import { createHash } from 'node:crypto';

/** SHA-256 in lower-case hexadecimal, as it is kept and shown. */
export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
