import type { PDFDocumentProxy } from 'pdfjs-dist';
import { pageContent } from './page-content';
import { pageText } from './page-text';

/** No canvas is wider than this, whatever the zoom: phones refuse bigger ones. */
const widest = 4_096;

export interface Drawing {
  /** Settles when the page stands on the canvas; its text is for who cannot see it. */
  readonly done: Promise<string>;
  cancel(): void;
}

/** Draws a page on a canvas of a width in CSS px, sharp on any screen. */
export function drawPage(
  document: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
  width: number,
): Drawing {
  let stopped = false;
  let stop: () => void = () => undefined;

  async function draw(): Promise<string> {
    const page = await document.getPage(number);
    if (stopped) return '';
    const natural = page.getViewport({ scale: 1 });
    const pixels = Math.min(width * (window.devicePixelRatio || 1), widest);
    const viewport = page.getViewport({ scale: pixels / natural.width });
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    const task = page.render({ canvas, viewport });
    stop = () => task.cancel();
    await task.promise;
    return pageText(await pageContent(page), await page.getStructTree());
  }

  return {
    done: draw(),
    cancel() {
      stopped = true;
      stop();
    },
  };
}
