/**
 * The address that a text is; null where it is none. Not by `URL.canParse`: called some thousand times, Node 20 and 22
 * take what has an accent for none, and some of what is none for one.
 */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
