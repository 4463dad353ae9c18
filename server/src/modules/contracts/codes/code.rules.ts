/** Minutes in which a one-time code counts. */
export const codeMinutes = 10;
/** Wrong tries that void a code. */
export const triesPerCode = 5;
/** Wrong signing codes over a contract's whole life that end signing until staff sends the link anew. */
export const failuresPerContract = 10;
/** Wrong access codes that stop them for a day. */
export const accessFailures = 10;
export const accessPauseHours = 24;
/** Hours after the last `sign` or code in which a contract stays PENDING. */
export const pendingHours = 24;

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

export function expiresAt(sentAt: Date): Date {
  return new Date(sentAt.getTime() + codeMinutes * 60_000);
}

/** Tries that are left on a code. */
export function triesLeft(tries: number): number {
  return Math.max(0, triesPerCode - tries);
}
