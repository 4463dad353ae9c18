import type { EmbeddedFont } from '@libpdf/core';

/**
 * What the operator or the dealer wrote, as the font can show it: a sign that it lacks, such as a tick before a line, is
 * left out, a letter becomes a question mark. Drawn as they are, both would be an empty box.
 */
export function operatorText(font: EmbeddedFont, text: string): string {
  const composed = text.normalize('NFC');
  const unknown = new Set(font.getUnencodableCharacters(composed));
  const shown = Array.from(composed, (letter) => {
    if (!unknown.has(letter)) return letter;
    return /[\p{L}\p{N}]/u.test(letter) ? '?' : '';
  });
  return shown.join('').trim();
}
