import { PDF, type PDFPage } from '@libpdf/core';
import type { FieldBox } from './field-boxes';
import { FillError } from './fill-error';
import { LARGEST } from './fit-text';

/** A text as it was drawn in a box. */
export interface DrawnText {
  box: FieldBox;
  text: string;
}

type Letter = ReturnType<PDFPage['extractText']>['lines'][number]['spans'][number]['chars'][number];

const bare = (text: string) => text.normalize('NFC').replace(/\s+/g, '');

/**
 * Reads the finished file as any reader would and compares, box by box, what stands there with what was meant to.
 * @throws FillError `read_back` with the first field that differs
 */
export async function readBack(finished: Uint8Array, drawn: readonly DrawnText[]): Promise<void> {
  const pdf = await PDF.load(finished);
  for (const pageIndex of new Set(drawn.map(({ box }) => box.pageIndex))) {
    const letters = lettersOf(pdf, pageIndex);
    for (const { box, text } of drawn) {
      if (box.pageIndex !== pageIndex) continue;
      const found = letters
        .filter((letter) => liesIn(letter, box))
        .sort(asRead)
        .map((letter) => letter.char);
      if (bare(found.join('')) !== bare(text)) throw new FillError('read_back', box.field);
    }
  }
}

/** Line by line from the top, and from left to right: the library's own order mixes lines of neighbouring columns. */
function asRead(one: Letter, other: Letter): number {
  const sameLine = Math.abs(one.baseline - other.baseline) < 1;
  return sameLine ? one.bbox.x - other.bbox.x : other.baseline - one.baseline;
}

/** A page's letters; what is larger than any value (the watermark) is left out. */
function lettersOf(pdf: PDF, pageIndex: number): Letter[] {
  const lines = pdf.getPage(pageIndex)?.extractText().lines ?? [];
  return lines
    .flatMap((line) => line.spans)
    .flatMap((span) => span.chars)
    .filter((letter) => letter.fontSize <= LARGEST);
}

function liesIn(letter: Letter, { rect }: FieldBox): boolean {
  const middle = letter.bbox.x + letter.bbox.width / 2;
  return (
    middle >= rect.x &&
    middle <= rect.x + rect.width &&
    letter.baseline >= rect.y &&
    letter.baseline <= rect.y + rect.height
  );
}
