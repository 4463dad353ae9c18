/** The first 8 characters of a document's SHA-256, as they stand on the page, in the SMS and on the contract. */
export function fingerprintOf(sha256: string): string {
  return sha256.slice(0, 8).toLowerCase();
}
