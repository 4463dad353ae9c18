import { sellerLines } from '../../../platform/seller';
import { embedFonts } from '../layout/fonts';
import { drawTitle, drawWordmark } from '../layout/headings';
import { joinContents } from '../layout/join-contents';
import { RIGHT_EDGE } from '../layout/page';
import { palette } from '../layout/palette';
import { drawRows, type Row } from '../layout/rows';
import { Sheet } from '../layout/sheet';
import { createTaggedDocument } from '../layout/tagged-document';

export interface ReceiptPage {
  title: string;
  intro: string;
  sections: readonly { heading: string; rows: readonly Row[] }[];
  note: string;
  /** The file's date. */
  now: Date;
}

/** Draws a receipt on a page of its own and gives it as a file. */
export async function drawReceipt(receipt: ReceiptPage): Promise<Uint8Array> {
  const { pdf, tags } = createTaggedDocument(receipt.title, receipt.now);
  const sheet = new Sheet(pdf, await embedFonts(pdf), tags);
  drawWordmark(sheet);
  sheet.textAt(sellerLines.line, RIGHT_EDGE, sheet.y, { size: 8, color: palette.muted, align: 'right' });
  sheet.y -= 52;
  drawTitle(sheet, receipt.title);
  sheet.space(8);
  sheet.paragraph(receipt.intro, { color: palette.muted });
  for (const { heading, rows } of receipt.sections) drawRows(sheet, heading, rows);
  sheet.space(16);
  sheet.paragraph(receipt.note);
  for (const page of sheet.pages) joinContents(pdf, page);
  return pdf.save({ subsetFonts: true });
}
