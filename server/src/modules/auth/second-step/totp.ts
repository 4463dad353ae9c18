import { createHmac } from 'node:crypto';
import { equalInConstantTime } from '../../../platform/keys';
import { fromBase32 } from './base32';

const stepSeconds = 30;
const digits = 6;
/** Phones' clocks are a little off: one step before and after is accepted (RFC 6238, section 5.2). */
const drift = [0, -1, 1] as const;

/** The counter of a moment: 30-second steps since 1970. */
export function totpStep(at: Date): number {
  return Math.floor(at.getTime() / 1_000 / stepSeconds);
}

/** The code of one step (RFC 4226, section 5.3, with HMAC-SHA-1, which is what authenticator apps do). */
export function totpCode(secret: Buffer, step: number, length = digits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  const number = (mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** length;
  return String(number).padStart(length, '0');
}

/**
 * The step that a typed code belongs to, or null when it is none of the present ones.
 * @param secret base32, as the app was given it
 * @param lastStep the last step that was used: a code works once, and none from before it
 */
export function matchTotp(secret: string, typed: string, at: Date, lastStep: number | null): number | null {
  const key = fromBase32(secret);
  const steps = drift.map((offset) => totpStep(at) + offset).filter((step) => lastStep === null || step > lastStep);
  return steps.find((step) => equalInConstantTime(totpCode(key, step), typed)) ?? null;
}
