import type { PDFPageProxy } from 'pdfjs-dist';

type Content = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;

/**
 * What is written on a page, with its marks. pdf.js's own `getTextContent` goes through the stream by `for await`, which
 * Safari does not know of streams.
 */
export async function pageContent(page: PDFPageProxy): Promise<Pick<Content, 'items'>> {
  const parts: ReadableStream<Content> = page.streamTextContent({ includeMarkedContent: true });
  const reader = parts.getReader();
  const items: Content['items'] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) items.push(...part.value.items);
  return { items };
}
