import { drawHeading } from '../layout/headings';
import { MARGIN } from '../layout/page';
import { type ContractKind, clausesOf } from './clauses';
import type { FormSheet } from './form-sheet';

const BETWEEN_PARAGRAPHS = 4;
/** A clause begins on a page only where its heading and two lines fit. */
const TOGETHER = 30;

/** The clauses, each under a hairline with its number. */
export function drawClauses(sheet: FormSheet, kind: ContractKind): void {
  clausesOf(kind).forEach((clause, index) => {
    drawHeading(sheet, `${index + 1}. ${clause.title.defaultMessage}`, TOGETHER);
    clause.paragraphs.forEach((paragraph, place) => {
      if (place > 0) sheet.space(BETWEEN_PARAGRAPHS);
      sheet.paragraph(paragraph.defaultMessage, { x: MARGIN.left });
    });
  });
}
