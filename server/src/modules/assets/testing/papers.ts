import { PDF, PdfDict, PdfName, PdfString } from '@libpdf/core';

/** A PDF of one blank page, as a scanner makes them; with a script that runs when it is opened, as none does. */
export async function blankPdf({ script }: { script?: string } = {}): Promise<Buffer> {
  const pdf = PDF.create();
  pdf.addPage();
  if (script !== undefined) {
    const action = PdfDict.of({ S: PdfName.of('JavaScript'), JS: PdfString.fromString(script) });
    pdf.getCatalog().set('OpenAction', action);
  }
  return Buffer.from(await pdf.save());
}
