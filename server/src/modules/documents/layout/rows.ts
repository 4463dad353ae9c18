import type { Fonts } from './fonts';
import { drawHeading } from './headings';
import { CONTENT_WIDTH, MARGIN } from './page';
import { palette } from './palette';
import type { Sheet } from './sheet';

const LABEL_WIDTH = 124;
const VALUE_LEFT = MARGIN.left + LABEL_WIDTH;
const VALUE_WIDTH = CONTENT_WIDTH - LABEL_WIDTH;

export type Row = readonly [label: string, value: string];

/** A heading, then label and value side by side; long values wrap. */
export function drawRows(sheet: Sheet, heading: string, rows: readonly Row[]): void {
  drawHeading(sheet, heading, 30);
  sheet.within('Table', () => {
    for (const [label, value] of rows) sheet.within('TR', () => drawRow(sheet, label, readable(sheet.fonts, value)));
  });
}

function drawRow(sheet: Sheet, label: string, text: string): void {
  sheet.ensure(sheet.paragraphHeight(text, { width: VALUE_WIDTH }) + 2);
  const top = sheet.y;
  sheet.as('TH', () => sheet.paragraph(label, { color: palette.muted, width: LABEL_WIDTH }));
  sheet.y = top;
  sheet.as('TD', () => sheet.paragraph(text, { x: VALUE_LEFT, width: VALUE_WIDTH }));
  sheet.space(1.5);
}

/** What people and browsers call themselves is theirs to choose: a letter that the font lacks becomes a question mark. */
function readable(fonts: Fonts, value: string): string {
  const unknown = new Set(fonts.regular.getUnencodableCharacters(value.normalize('NFC')));
  return Array.from(value.normalize('NFC'), (letter) => (unknown.has(letter) ? '?' : letter)).join('');
}
