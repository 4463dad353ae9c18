/** A part of an address as it was meant, null when a `%` in it begins nothing. */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
