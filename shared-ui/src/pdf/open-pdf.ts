/// <reference path="./pdf-module.d.ts" />

import type { PDFDocumentProxy } from 'pdfjs-dist';

/** The worker's own file, served from our origin as it is. */
const workerAddress = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url);

/** Opens a PDF for drawing. pdf.js is loaded with the first document that is opened. */
export async function openPdf(file: Blob): Promise<PDFDocumentProxy> {
  const [{ getDocument, GlobalWorkerOptions }, data] = await Promise.all([
    import('pdfjs-dist/build/pdf.min.mjs'),
    file.arrayBuffer(),
  ]);
  GlobalWorkerOptions.workerSrc = workerAddress.href;
  return getDocument({ data, isEvalSupported: false }).promise;
}
