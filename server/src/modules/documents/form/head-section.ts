import type { ContractKind } from 'shared-api/terms';
import { sellerLines } from '../../../platform/seller';
import { drawTitle, drawWordmark } from '../layout/headings';
import { MARGIN, PAGE, RIGHT_EDGE } from '../layout/page';
import { palette } from '../layout/palette';
import { formMessages as m } from './form.messages';
import type { FormSheet } from './form-sheet';

/** Wordmark and seller on one line, then title, code and date. */
export function drawHead(sheet: FormSheet, kind: ContractKind): void {
  drawWordmark(sheet);
  sheet.textAt(sellerLines.line, RIGHT_EDGE, sheet.y, { size: 8, color: palette.muted, align: 'right' });

  const title = kind === 'rental' ? m.titleRental : m.titleCare;
  sheet.y -= 52;
  drawTitle(sheet, title.defaultMessage);

  sheet.y -= 22;
  sheet.as('P', () => sheet.field('code', { x: MARGIN.left, baseline: sheet.y, width: 180, size: 11 }));
  const label = m.createdAt.defaultMessage;
  const dateWidth = 84;
  sheet.as('P', () => {
    sheet.textAt(`${label} `, RIGHT_EDGE - dateWidth - 4, sheet.y, { color: palette.muted, align: 'right' });
    sheet.field('created_at', { x: RIGHT_EDGE - dateWidth, baseline: sheet.y, width: dateWidth, align: 'right' });
  });
}

/** At the head of the pages after the first: whose contract it is. Drawn last, when the pages are counted. */
export function drawRunningHeads(sheet: FormSheet, kind: ContractKind): void {
  const title = kind === 'rental' ? m.titleRental : m.titleCare;
  const baseline = PAGE.height - MARGIN.top + 22;
  for (const page of sheet.pages.slice(1)) {
    sheet.page = page;
    const style = { size: 8, color: palette.muted } as const;
    sheet.artifactAt(title.defaultMessage, MARGIN.left, baseline, style);
    sheet.artifactAt(sellerLines.name, RIGHT_EDGE, baseline, { ...style, align: 'right' });
  }
}

/** At the foot of every page: the code and the page's number. Drawn last, when the pages are counted. */
export function drawFoots(sheet: FormSheet): void {
  const baseline = MARGIN.bottom - 34;
  sheet.pages.forEach((page, index) => {
    sheet.page = page;
    sheet.artifactField('code', { x: MARGIN.left, baseline, width: 120, size: 8 });
    const number = `${index + 1} / ${sheet.pages.length}`;
    sheet.artifactAt(number, RIGHT_EDGE, baseline, { size: 8, color: palette.muted, align: 'right' });
  });
}
