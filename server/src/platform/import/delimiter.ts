const delimiters = [';', ',', '\t'] as const;

/** Whichever of semicolon, comma and tab a CSV text uses most in its first line. */
export function delimiterOf(text: string): string {
  const [heading = ''] = text.split(/\r?\n/, 1);
  const counted = delimiters.map((delimiter) => ({ delimiter, count: heading.split(delimiter).length }));
  return counted.reduce((most, next) => (next.count > most.count ? next : most)).delimiter;
}
