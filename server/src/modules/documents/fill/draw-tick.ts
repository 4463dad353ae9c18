import type { PDFPage, Rectangle } from '@libpdf/core';
import { palette } from '../layout/palette';

/** A tick is two lines, so that it needs no font. */
export function drawTick(page: PDFPage, box: Rectangle): void {
  const side = Math.min(box.width, box.height);
  const left = box.x + (box.width - side) / 2;
  const bottom = box.y + (box.height - side) / 2;
  const point = (x: number, y: number) => ({ x: left + x * side, y: bottom + y * side });
  const stroke = { color: palette.ink, thickness: Math.max(side * 0.14, 0.8), lineCap: 'square' } as const;
  page.drawLine({ start: point(0.24, 0.5), end: point(0.43, 0.29), ...stroke });
  page.drawLine({ start: point(0.43, 0.29), end: point(0.77, 0.73), ...stroke });
}

/** The box's outline, so that an empty one has a content to be told of. */
export function drawTickBox(page: PDFPage, { x, y, width, height }: Rectangle): void {
  page.drawRectangle({ x, y, width, height, borderColor: palette.muted, borderWidth: 0.8 });
}
