import { clausesOf, termsPath } from 'shared-api/terms';
import { drawHeading } from '../layout/headings';
import { CONTENT_WIDTH, MARGIN } from '../layout/page';
import type { Sheet } from '../layout/sheet';
import { formMessages } from './form.messages';
import type { BuiltInFormContent } from './form-content';

const BETWEEN_PARAGRAPHS = 4;
/** A clause begins on a page only where its heading and two lines fit. */
const TOGETHER = 30;

/** How far in a clause that is approved apart stands, behind its bar. */
const INSET = 12;

/** The clauses, each under a hairline with its number; those to be approved apart are set apart. */
export function drawClauses(
  sheet: Sheet,
  { kind, termsVersion, site }: Pick<BuiltInFormContent, 'kind' | 'termsVersion' | 'site'>,
): void {
  for (const { number, title, paragraphs, approvedApart } of clausesOf(kind, termsVersion)) {
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
  const address = site === undefined ? '' : `: ${site}${termsPath(kind, termsVersion)}`;
  sheet.note(`${formMessages.termsVersion.defaultMessage} ${termsVersion}${address}`);
}
