import { type EmbeddedFont, layoutText } from '@libpdf/core';

/** Cuts a word that is wider than the column into pieces that fit (an e-mail address, a hash). */
function cutWord(word: string, font: EmbeddedFont, size: number, width: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && font.widthOfTextAtSize(piece + letter, size) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}

/** Breaks a text into lines no wider than `width` points; words too long for a line are cut. */
export function wrap(text: string, font: EmbeddedFont, size: number, width: number): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const fitting = words.flatMap((word) =>
    font.widthOfTextAtSize(word, size) > width ? cutWord(word, font, size, width) : [word],
  );
  return layoutText(fitting.join(' '), font, size, width, size).lines.map((line) => line.text);
}
