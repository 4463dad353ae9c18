import { PDF } from '@libpdf/core';
import { embedFonts } from '../layout/fonts';
import { drawWordmark } from '../layout/headings';
import { MARGIN, RIGHT_EDGE } from '../layout/page';
import { palette } from '../layout/palette';
import { drawRows, type Row } from '../layout/rows';
import { Sheet } from '../layout/sheet';
import { receiptMessages as m } from './receipt.messages';

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
  const pdf = PDF.create();
  pdf.setMetadata({
    title: receipt.title,
    author: m.seller.defaultMessage,
    creator: m.seller.defaultMessage,
    producer: m.seller.defaultMessage,
    creationDate: receipt.now,
    modificationDate: receipt.now,
    language: 'it-IT',
  });
  const sheet = new Sheet(pdf, await embedFonts(pdf));
  drawWordmark(sheet);
  sheet.textAt(m.issuedBy.defaultMessage, RIGHT_EDGE, sheet.y, { size: 8, color: palette.muted, align: 'right' });
  sheet.y -= 52;
  sheet.textAt(receipt.title, MARGIN.left, sheet.y, { weight: 'semibold', size: 20 });
  sheet.space(8);
  sheet.paragraph(receipt.intro, { color: palette.muted });
  for (const { heading, rows } of receipt.sections) drawRows(sheet, heading, rows);
  sheet.space(16);
  sheet.paragraph(receipt.note);
  return pdf.save({ subsetFonts: true });
}
