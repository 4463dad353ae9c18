import { type PDF, type PDFPage, PdfArray, PdfRef, PdfStream } from '@libpdf/core';

/**
 * Puts what was drawn on a page into one stream: the library makes one for each drawing, too short to be compressed. The
 * others are left out when the file is saved whole.
 */
export function joinContents(pdf: PDF, page: PDFPage): void {
  const contents = page.dict.get('Contents', (ref) => pdf.getObject(ref));
  if (!(contents instanceof PdfArray)) return;
  const streams = contents.toArray().map((entry) => (entry instanceof PdfRef ? pdf.getObject(entry) : entry));
  const parts = streams.flatMap((stream) => (stream instanceof PdfStream ? [stream.getDecodedData(), newline] : []));
  page.dict.set('Contents', pdf.createStream({}, Buffer.concat(parts)));
}

const newline = new Uint8Array([10]);
