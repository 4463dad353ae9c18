import { brandMessages } from './brand.messages';
import { CONTENT_WIDTH, MARGIN, PAGE } from './page';
import type { Sheet } from './sheet';

/** The product's name at the top left of a document; leaves the baseline in `sheet.y`. */
export function drawWordmark(sheet: Sheet): void {
  sheet.y -= 8;
  const wordmark = { weight: 'semibold', size: 11.5, tracking: 0.14 } as const;
  sheet.trackedAt(brandMessages.wordmark.defaultMessage, MARGIN.left, sheet.y, wordmark);
}

/** A hairline over the width, then a section's heading; starts a page when less than `needed` points are free. */
export function drawHeading(sheet: Sheet, title: string, needed: number): void {
  sheet.ensure(needed + 44);
  const isAtTop = sheet.y >= PAGE.height - MARGIN.top;
  if (!isAtTop) {
    sheet.space(15);
    sheet.rule();
  }
  sheet.y -= 17;
  sheet.as('H2', () => sheet.textAt(title, MARGIN.left, sheet.y, { weight: 'semibold', size: 10 }));
  sheet.y -= 6;
}

/** What the document is, large. */
export function drawTitle(sheet: Sheet, title: string): void {
  sheet.as('H1', () => sheet.textAt(title, MARGIN.left, sheet.y, { weight: 'semibold', size: 20 }));
}

/** A bullet and its text, an item of the list that it is drawn in. */
export function drawItem(sheet: Sheet, line: string): void {
  const bullet = 12;
  sheet.within('LI', () => {
    const width = CONTENT_WIDTH - bullet;
    sheet.ensure(Math.min(sheet.paragraphHeight(line, { width }), 28));
    sheet.as('Lbl', () => sheet.textAt('•', MARGIN.left, sheet.y - 11.75));
    sheet.as('LBody', () => sheet.paragraph(line, { x: MARGIN.left + bullet, width }));
  });
}
