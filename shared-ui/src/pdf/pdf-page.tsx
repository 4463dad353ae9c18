import { chakra, VisuallyHidden } from '@chakra-ui/react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from '../intl';
import { drawPage } from './draw-page';
import { messages } from './messages';

/** Paper; at night a shade darker, so that it does not dazzle: the drawing is multiplied with it. */
const Sheet = chakra('section', {
  // Its hidden text is placed in it: else it would make the whole page as long as the document.
  base: {
    position: 'relative',
    bg: 'light-dark(#FFFFFF, #E8EEF2)',
    borderWidth: '1px',
    borderColor: 'line.link',
    isolation: 'isolate',
  },
});
const Canvas = chakra('canvas', {
  base: {
    display: 'block',
    width: '100%',
    aspectRatio: '210 / 297',
    mixBlendMode: 'multiply',
    // There the sheet may be black, and what is multiplied with it as well.
    _highContrast: { mixBlendMode: 'normal' },
  },
});

interface PdfPageProps {
  document: PDFDocumentProxy;
  number: number;
  /** In CSS px. */
  width: number;
}

/** One page of the document, drawn; its text stands beside it for screen readers. */
export function PdfPage({ document, number, width }: PdfPageProps) {
  const intl = useIntl();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');

  useEffect(() => {
    if (!canvas.current || width === 0) return;
    const drawing = drawPage(document, number, canvas.current, width);
    drawing.done.then(setText).catch(() => undefined);
    return drawing.cancel;
  }, [document, number, width]);

  return (
    <Sheet aria-label={intl.formatMessage(messages.page, { page: number, pages: document.numPages })}>
      <Canvas ref={canvas} aria-hidden="true" />
      <VisuallyHidden whiteSpace="pre-line">{text}</VisuallyHidden>
    </Sheet>
  );
}
