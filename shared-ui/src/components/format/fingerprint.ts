/** The first 8 characters of a document's SHA-256, lower case: what page, SMS and contract show as "impronta". */
export function formatFingerprint(sha256: string): string {
  return sha256.slice(0, 8).toLowerCase();
}
