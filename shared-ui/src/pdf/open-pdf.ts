/// <reference path="./pdf-module.d.ts" />

import type { PDFDocumentProxy } from 'pdfjs-dist';

/**
 * The worker's own file, served from our origin as it is. Like the rest, of the build for older browsers: the other one
 * wants JavaScript that Safari has only since 26.2, and without it sheets stay blank.
 */
const workerAddress = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url);

/**
 * Brings the worker's file, which the browser then keeps: pdf.js starts no worker any more, for no document of this
 * page, once it has tried in vain.
 */
async function bringWorker(): Promise<void> {
  const response = await fetch(workerAddress);
  if (!response.ok) throw new Error(`The worker of pdf.js did not come: ${response.status}`);
  await response.arrayBuffer();
}

/** Opens a PDF for drawing. pdf.js is loaded with the first document that is opened. */
export async function openPdf(file: Blob): Promise<PDFDocumentProxy> {
  const [{ getDocument, GlobalWorkerOptions }, data] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.min.mjs'),
    file.arrayBuffer(),
    bringWorker(),
  ]);
  GlobalWorkerOptions.workerSrc = workerAddress.href;
  return getDocument({ data, isEvalSupported: false }).promise;
}
