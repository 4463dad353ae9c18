import { type ContractKind, clausesOf, termsVersion } from 'shared-api/terms';
import { drawHeading } from '../layout/headings';
import { CONTENT_WIDTH, MARGIN } from '../layout/page';
import { formMessages } from './form.messages';
import type { FormSheet } from './form-sheet';

const BETWEEN_PARAGRAPHS = 4;
/** A clause begins on a page only where its heading and two lines fit. */
const TOGETHER = 30;

/** How far in a clause that is approved apart stands, behind its bar. */
const INSET = 12;

/** The clauses, each under a hairline with its number; those to be approved apart are set apart. */
export function drawClauses(sheet: FormSheet, kind: ContractKind): void {
  for (const { number, title, paragraphs, approvedApart } of clausesOf(kind)) {
    drawHeading(sheet, `${number}. ${title.defaultMessage}`, TOGETHER);
    if (approvedApart) sheet.note(formMessages.approvedApart.defaultMessage);
    const inset = approvedApart ? INSET : 0;
    paragraphs.forEach((paragraph, place) => {
      if (place > 0) sheet.space(BETWEEN_PARAGRAPHS);
      sheet.paragraph(paragraph.defaultMessage, {
        x: MARGIN.left + inset,
        width: CONTENT_WIDTH - inset,
        ...(approvedApart ? { weight: 'medium', bar: MARGIN.left + 3 } : {}),
      });
    });
  }
  sheet.space(BETWEEN_PARAGRAPHS);
  sheet.note(`${formMessages.termsVersion.defaultMessage} ${termsVersion}`);
}
