import type { EmbeddedFont } from '@libpdf/core';
import { centredBaseline, FIELD_INSET, firstBaseline, LEADING, linesFit } from '../layout/field-metrics';
import { wrap } from '../layout/wrap';
import type { FieldBox } from './field-boxes';

export const LARGEST = 11;
const SMALLEST = 6;
const STEP = 0.25;

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
  for (const size of sizesFor(box.size)) {
    const lines = linesAt(size, text, font, box);
    if (lines !== null) return { size, lines: place(lines, font, size, box) };
  }
  return null;
}

/** Whether a value fits its box at all: it takes the least room at the smallest size. */
export function hasRoom(text: string, font: EmbeddedFont, box: FieldBox): boolean {
  return sizesFor(box.size)
    .slice(-1)
    .some((size) => linesAt(size, text, font, box) !== null);
}

/** A value's lines in its box at one size; null when they do not fit. */
function linesAt(size: number, text: string, font: EmbeddedFont, box: FieldBox): string[] | null {
  const width = box.rect.width - 2 * FIELD_INSET;
  const lines = box.multiline ? wrap(text, font, size, width) : [text];
  const fits =
    lines.every((line) => font.widthOfTextAtSize(line, size) <= width) &&
    (linesFit(lines.length, size, box.rect.height) || isLastResort(lines.length, size, box.rect.height));
  return fits ? lines : null;
}

/** A single line of the smallest size may fill a low box to its edges. */
function isLastResort(count: number, size: number, height: number): boolean {
  return count === 1 && size === SMALLEST && size <= height;
}

function place(lines: readonly string[], font: EmbeddedFont, size: number, box: FieldBox): FittedLine[] {
  const { rect } = box;
  const first = box.multiline
    ? rect.y + rect.height - firstBaseline(size)
    : rect.y + centredBaseline(size, rect.height);
  return lines.map((text, index) => {
    const spare = rect.width - 2 * FIELD_INSET - font.widthOfTextAtSize(text, size);
    const shift = { left: 0, center: spare / 2, right: spare }[box.align];
    return { text, x: rect.x + FIELD_INSET + shift, baseline: first - index * size * LEADING };
  });
}
