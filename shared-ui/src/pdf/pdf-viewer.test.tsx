import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { ReactElement } from 'react';
import { Toaster } from '../components/toast';
import { Dialog } from '../dialog';
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

/** The viewer on the whole screen, in a page of its own. */
async function openFull(around: (viewer: ReactElement) => ReactElement) {
  if (!isDocument(paper)) throw new Error('No document');
  jest.mocked(openPdf).mockResolvedValue(paper);
  renderWithHost(around(<PdfViewer file={new Blob(['%PDF'])} name="Contratto" fileName="contratto.pdf" />));
  await screen.findByRole('region', { name: 'Documento' });
  await userEvent.click(screen.getByRole('button', { name: 'Leggi a tutto schermo' }));
}

test('Escape closes the document alone, where it stands in a dialog', async () => {
  const close = jest.fn();
  await openFull((viewer) => (
    <Dialog open onClose={close} title="Documento d’identità">
      {viewer}
    </Dialog>
  ));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Contratto' })).not.toBeInTheDocument();
  expect(close).not.toHaveBeenCalled();

  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalled();
});

test('Escape in a dialog over the document leaves the document', async () => {
  await openFull((viewer) => (
    <>
      {viewer}
      <div role="dialog" aria-label="Di nuovo l’accesso">
        <input aria-label="Password" />
      </div>
    </>
  ));
  await userEvent.type(screen.getByLabelText('Password'), '{Escape}');
  expect(screen.getByRole('dialog', { name: 'Contratto' })).toBeVisible();
});

test('closed in a window that has grown, where no button led there, the focus is at the sheets', async () => {
  const focus = HTMLElement.prototype.focus;
  await openFull((viewer) => viewer);
  // What is not drawn takes no focus.
  jest.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement, options) {
    if (this.textContent !== 'Leggi a tutto schermo') focus.call(this, options);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Chiudi il documento' }));
  expect(screen.getByRole('region', { name: 'Documento' })).toHaveFocus();
});

test('a notice over the document is reached by the keys, and leads back', async () => {
  await openFull((viewer) => (
    <>
      {viewer}
      <button type="button">Firma</button>
      <Toaster
        toasts={[{ id: 'a', tone: 'info', message: 'C’è una nuova versione.', duration: null }]}
        onClose={() => {}}
      />
    </>
  ));
  const notice = await screen.findByRole('button', { name: 'Chiudi l’avviso' });
  screen.getByRole('region', { name: 'Documento' }).focus();
  await userEvent.tab();
  expect(notice).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('dialog', { name: 'Contratto' })).toContainElement(
    document.activeElement instanceof HTMLElement ? document.activeElement : null,
  );
});
