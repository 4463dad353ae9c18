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

export function expiresAt(sentAt: Date): Date {
  return new Date(sentAt.getTime() + codeMinutes * 60_000);
}

/** Tries that are left on a code. */
export function triesLeft(tries: number): number {
  return Math.max(0, triesPerCode - tries);
}
