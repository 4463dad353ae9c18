import type { Limit } from './limits';

/** The limits that every one-time code counts against, whatever it opens (decisions.md section 2, Signing). */
export const codeLimits = {
  perPhone: { name: 'codes-per-phone', max: 3, windowSeconds: 600 },
  perPhoneDaily: { name: 'codes-per-phone-daily', max: 8, windowSeconds: 86_400 },
  perAddress: { name: 'codes-per-address', max: 30, windowSeconds: 3_600 },
  /** A brake on the whole system's sends, whoever asks. */
  wholeSystem: { name: 'codes-system', max: 3_000, windowSeconds: 3_600 },
} as const satisfies Record<string, Limit>;

const coolDowns = [60, 120, 600] as const;

/**
 * Seconds to wait before another code, after so many have been sent: 60, then 120, then 600 (the first one counts).
 */
export function coolDownSeconds(sent: number): number {
  return sent === 0 ? 0 : (coolDowns[Math.min(sent, coolDowns.length) - 1] ?? 600);
}

/** When the next code may be asked for. */
export function resendAt(lastSentAt: Date, sent: number): Date {
  return new Date(lastSentAt.getTime() + coolDownSeconds(sent) * 1_000);
}
