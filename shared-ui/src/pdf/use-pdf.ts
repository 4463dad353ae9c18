import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { openPdf } from './open-pdf';

type Opened = { readonly file: Blob; readonly document: PDFDocumentProxy | null; readonly failed: boolean };

/** The opened document of a file; `document` is null until it is there. */
export function usePdf(file: Blob): { document: PDFDocumentProxy | null; failed: boolean } {
  const [opened, setOpened] = useState<Opened | null>(null);

  useEffect(() => {
    let current = true;
    const opening = openPdf(file);
    opening.then(
      (document) => current && setOpened({ file, document, failed: false }),
      () => current && setOpened({ file, document: null, failed: true }),
    );
    return () => {
      current = false;
      void opening.then((document) => document.destroy()).catch(() => undefined);
    };
  }, [file]);

  return opened?.file === file ? opened : { document: null, failed: false };
}
