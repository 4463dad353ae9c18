import type { EmbeddedFont } from '@libpdf/core';
import { CAP_HEIGHT, FIELD_INSET } from '../layout/page';
import { wrap } from '../layout/wrap';
import type { FieldBox } from './field-boxes';

export const LARGEST = 11;
export const SMALLEST = 6;
const STEP = 0.25;
const LEADING = 1.27;
/** Roboto rises this part of its size above the baseline, accents included. */
const RISE = 0.95;

export interface FittedLine {
  text: string;
  x: number;
  baseline: number;
}

export interface FittedText {
  size: number;
  lines: FittedLine[];
}

/** The sizes to try: the form's own where it is a sensible one, then down to the smallest. */
function sizesFor(asked: number): number[] {
  const first = asked >= SMALLEST && asked <= LARGEST ? asked : LARGEST;
  const steps = Math.floor((first - SMALLEST) / STEP);
  return Array.from({ length: steps + 1 }, (_, step) => first - step * STEP);
}

/** Lays a value out in its box at the largest size that fits; null when not even 6 points do. */
export function fitText(text: string, font: EmbeddedFont, box: FieldBox): FittedText | null {
  const width = box.rect.width - 2 * FIELD_INSET;
  for (const size of sizesFor(box.size)) {
    const lines = box.multiline ? wrap(text, font, size, width) : [text];
    const fits =
      lines.every((line) => font.widthOfTextAtSize(line, size) <= width) &&
      lines.length * size * (box.multiline ? LEADING : 1) <= box.rect.height;
    if (fits) return { size, lines: place(lines, font, size, box) };
  }
  return null;
}

function place(lines: readonly string[], font: EmbeddedFont, size: number, box: FieldBox): FittedLine[] {
  const { rect } = box;
  const centred = rect.y + (rect.height - size * CAP_HEIGHT) / 2;
  const first = box.multiline ? rect.y + rect.height - 1 - size * RISE : centred;
  return lines.map((text, index) => {
    const spare = rect.width - 2 * FIELD_INSET - font.widthOfTextAtSize(text, size);
    const shift = { left: 0, center: spare / 2, right: spare }[box.align];
    return { text, x: rect.x + FIELD_INSET + shift, baseline: first - index * size * LEADING };
  });
}
