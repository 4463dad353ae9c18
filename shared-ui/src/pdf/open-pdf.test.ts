/** @jest-environment node */
import { openPdf } from './open-pdf';
import { pageContent } from './page-content';
import { pageText } from './page-text';

const stream = 'BT /F 12 Tf 20 100 Td (Contratto di garanzia) Tj ET';
const paper = `%PDF-1.7
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R
  /Resources <</Font <</F <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>>>>>>> endobj
4 0 obj <</Length ${stream.length}>> stream
${stream}
endstream endobj
trailer <</Root 1 0 R>>
%%EOF`;

/** What Safari lacks: before 26.2, or at all. */
const missing = [
  [Map.prototype, 'getOrInsertComputed'],
  [Promise, 'try'],
  [Uint8Array.prototype, 'toHex'],
  [ReadableStream.prototype, Symbol.asyncIterator],
] as const;

test('a document is opened and read in Safari, and in an older one', async () => {
  for (const [owner, name] of missing) Reflect.deleteProperty(owner, name);
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  // It tells that it has no font's file to draw with.
  jest.spyOn(console, 'warn').mockReturnValue();
  // There are no workers here: where its file was brought, it works in the page.
  await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs');

  const document = await openPdf(new Blob([paper]));
  const content = await pageContent(await document.getPage(1));

  expect(pageText(content, null)).toBe('Contratto di garanzia');
});
