/** Where a PDF lies in the storage: files are named by what they hold. */
export function documentKey(sha256: string): string {
  return `documents/${sha256.slice(0, 2)}/${sha256}.pdf`;
}
