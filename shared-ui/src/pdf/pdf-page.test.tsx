import { screen } from '@testing-library/react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { inForcedColors, renderWithHost } from '../testing';
import { PdfPage } from './pdf-page';

const paper: Partial<PDFDocumentProxy> = { numPages: 5 };
const isDocument = (value: object): value is PDFDocumentProxy => 'numPages' in value;

test('a page can be read where forced colours make its paper black', () => {
  if (!isDocument(paper)) throw new Error('No document');
  renderWithHost(<PdfPage document={paper} number={1} width={0} />);
  const canvas = screen.getByRole('region').firstElementChild;
  if (canvas === null) throw new Error('Nothing is drawn');
  expect(inForcedColors(canvas)).toContain('mix-blend-mode: normal');
});
