import { drawHeading, drawTitle, drawWordmark } from '../layout/headings';
import { MARGIN, RIGHT_EDGE } from '../layout/page';
import { palette } from '../layout/palette';
import type { Sheet } from '../layout/sheet';
import { drawClauses } from './clauses-section';
import { drawLines } from './data-sections';
import { formMessages as m } from './form.messages';
import type { BuiltInFormContent } from './form-content';
import { drawWithdrawalForm } from './signature-section';

/**
 * After the pages of a form that the operator uploaded: what the package includes and excludes, and the clauses that
 * are approved by number, the same that /condizioni shows.
 */
export function drawAnnex(sheet: Sheet, content: BuiltInFormContent, code: string): void {
  drawWordmark(sheet);
  const beside = { size: 8, color: palette.muted, align: 'right' } as const;
  sheet.textAt(code, RIGHT_EDGE, sheet.y, beside);
  sheet.y -= 46;
  drawTitle(sheet, m.annex.defaultMessage);
  sheet.space(8);
  sheet.paragraph(m.annexPrevails.defaultMessage, { color: palette.muted });
  drawHeading(sheet, m.package.defaultMessage, 60);
  drawLines(sheet, m.included.defaultMessage, content.included);
  drawLines(sheet, m.excluded.defaultMessage, content.excluded);
  drawClauses(sheet, content);
  drawWithdrawalForm(sheet);
  sheet.pages.forEach((page, index) => {
    sheet.page = page;
    const number = `${m.annex.defaultMessage}, ${index + 1} / ${sheet.pages.length}`;
    sheet.artifactAt(code, MARGIN.left, MARGIN.bottom - 34, { size: 8 });
    sheet.artifactAt(number, RIGHT_EDGE, MARGIN.bottom - 34, beside);
  });
}
