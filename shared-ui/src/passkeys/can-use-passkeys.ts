/**
 * Whether this browser has passkeys for this page: they want a safe connection, and a name for an address. At an address
 * in numbers, as a try on one's own machine has it, browsers refuse them.
 */
export function canUsePasskeys(): boolean {
  const isNumbers = /^[\d.]+$|^\[/.test(window.location.hostname);
  return window.isSecureContext && 'PublicKeyCredential' in window && !isNumbers;
}
