import type { ContractKind } from 'shared-api/terms';
import { drawWordmark } from '../layout/headings';
import { MARGIN, PAGE, RIGHT_EDGE } from '../layout/page';
import { palette } from '../layout/palette';
import { formMessages as m } from './form.messages';
import type { FormSheet } from './form-sheet';

/** Wordmark and seller on one line, then title, code and date. */
export function drawHead(sheet: FormSheet, kind: ContractKind): void {
  drawWordmark(sheet);
  sheet.textAt(m.sellerLine.defaultMessage, RIGHT_EDGE, sheet.y, { size: 8, color: palette.muted, align: 'right' });

  const title = kind === 'rental' ? m.titleRental : m.titleCare;
  sheet.y -= 52;
  sheet.textAt(title.defaultMessage, MARGIN.left, sheet.y, { weight: 'semibold', size: 20 });

  sheet.y -= 22;
  sheet.field('code', { x: MARGIN.left, baseline: sheet.y, width: 180, size: 11 });
  const label = m.createdAt.defaultMessage;
  const dateWidth = 84;
  sheet.field('created_at', { x: RIGHT_EDGE - dateWidth, baseline: sheet.y, width: dateWidth, align: 'right' });
  sheet.textAt(label, RIGHT_EDGE - dateWidth - 6, sheet.y, { color: palette.muted, align: 'right' });
}

/** At the head of the pages after the first: whose contract it is. Drawn last, when the pages are counted. */
export function drawRunningHeads(sheet: FormSheet, kind: ContractKind): void {
  const title = kind === 'rental' ? m.titleRental : m.titleCare;
  const baseline = PAGE.height - MARGIN.top + 22;
  for (const page of sheet.pages.slice(1)) {
    sheet.page = page;
    sheet.textAt(title.defaultMessage, MARGIN.left, baseline, { size: 8, color: palette.muted });
    sheet.textAt(m.sellerName.defaultMessage, RIGHT_EDGE, baseline, { size: 8, color: palette.muted, align: 'right' });
  }
}

/** At the foot of every page: the code and the page's number. Drawn last, when the pages are counted. */
export function drawFoots(sheet: FormSheet): void {
  const baseline = MARGIN.bottom - 34;
  sheet.pages.forEach((page, index) => {
    sheet.page = page;
    sheet.field('code', { x: MARGIN.left, baseline, width: 120, size: 8 });
    const number = `${index + 1} / ${sheet.pages.length}`;
    sheet.textAt(number, RIGHT_EDGE, baseline, { size: 8, color: palette.muted, align: 'right' });
  });
}
