import { chakra } from '@chakra-ui/react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useIntl } from '../intl';
import { messages } from './messages';
import { PdfPage } from './pdf-page';

const Scroller = chakra('div', {
  base: { overflow: 'auto', bg: 'bg.muted', padding: { base: '12px', md: '24px' }, outlineOffset: '-2px !important' },
});

const Pages = chakra('div', { base: { display: 'grid', gap: { base: '12px', md: '24px' } } });

interface PdfSheetsProps {
  document: PDFDocumentProxy;
  /** 1 is the scroller's width. */
  zoom: number;
  height: { base: string; md: string };
  scroller: RefObject<HTMLDivElement | null>;
  onPage(page: number): void;
}

/** The sheets one under the other on a muted scroller that scrolls by itself. */
export function PdfSheets({ document, zoom, height, scroller, onPage }: PdfSheetsProps) {
  const intl = useIntl();
  const inner = useRef<HTMLDivElement>(null);
  const width = useWidth(inner);

  function follow() {
    const sheet = inner.current?.firstElementChild;
    if (scroller.current && sheet)
      onPage(Math.min(document.numPages, Math.floor(scroller.current.scrollTop / sheet.clientHeight + 0.5) + 1));
  }

  return (
    <Scroller
      ref={scroller}
      height={height}
      tabIndex={0}
      role="region"
      aria-label={intl.formatMessage(messages.document)}
      onScroll={follow}
    >
      <Pages ref={inner} width={`${zoom * 100}%`}>
        {Array.from({ length: document.numPages }, (_, index) => (
          <PdfPage
            key={document.fingerprints[0] + String(index)}
            document={document}
            number={index + 1}
            width={width}
          />
        ))}
      </Pages>
    </Scroller>
  );
}

/** The inner width of an element in whole px, as the window changes; 0 before it is known. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);

  useEffect(() => {
    const node = element.current;
    if (!node) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);

  return width;
}
