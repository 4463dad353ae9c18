import type { PDFPage } from '@libpdf/core';
import type { Fonts } from '../layout/fonts';
import { palette } from '../layout/palette';
import { drawArtifact } from '../layout/tag-tree';

const SIZE = 88;
const ANGLE = 52;

/** Writes a word across every page, pale enough to read through it. */
export function drawWatermark(pages: readonly PDFPage[], fonts: Fonts, word: string): void {
  for (const page of pages) drawArtifact(page, () => drawAcross(page, fonts, word));
}

function drawAcross(page: PDFPage, fonts: Fonts, word: string): void {
  const font = fonts.semibold;
  const half = font.widthOfTextAtSize(word, SIZE) / 2;
  const radians = (ANGLE * Math.PI) / 180;
  const drop = SIZE * 0.36;
  const x = page.width / 2 - half * Math.cos(radians) + drop * Math.sin(radians);
  const y = page.height / 2 - half * Math.sin(radians) - drop * Math.cos(radians);
  page.drawText(word, {
    x,
    y,
    font,
    size: SIZE,
    color: palette.brand,
    opacity: 0.12,
    rotate: { angle: ANGLE, origin: { x, y } },
  });
}
