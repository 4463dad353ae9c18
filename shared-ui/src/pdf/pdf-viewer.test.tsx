import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { renderWithHost } from '../testing';
import { openPdf } from './open-pdf';
import { PdfViewer } from './pdf-viewer';

jest.mock('./open-pdf');

const paper: Partial<PDFDocumentProxy> = { numPages: 2, fingerprints: ['a', null], destroy: async () => undefined };
const isDocument = (value: object): value is PDFDocumentProxy => 'numPages' in value;

test('a document that could not be shown, for what draws it was lost on its way, is opened at the next try', async () => {
  if (!isDocument(paper)) throw new Error('No document');
  const open = jest.mocked(openPdf);
  open.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(paper);
  renderWithHost(<PdfViewer file={new Blob(['%PDF'])} name="Contratto" fileName="contratto.pdf" />);
  expect(await screen.findByText('Il documento non si può mostrare qui')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));

  expect(await screen.findByRole('region', { name: 'Documento' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('on the whole screen the keys stay with the document until it is closed, and go back to where it was opened', async () => {
  if (!isDocument(paper)) throw new Error('No document');
  jest.mocked(openPdf).mockResolvedValue(paper);
  renderWithHost(
    <>
      <PdfViewer file={new Blob(['%PDF'])} name="Contratto" fileName="contratto.pdf" />
      <button type="button">Firma</button>
    </>,
  );
  await screen.findByRole('region', { name: 'Documento' });
  const open = screen.getByRole('button', { name: 'Leggi a tutto schermo' });
  await userEvent.click(open);
  const close = screen.getByRole('button', { name: 'Chiudi il documento' });
  expect(close).toHaveFocus();
  expect(screen.getByRole('dialog', { name: 'Contratto' })).toContainElement(close);

  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('dialog')).toContainElement(
    document.activeElement instanceof HTMLElement ? document.activeElement : null,
  );
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Leggi a tutto schermo' })).toHaveFocus();
});
