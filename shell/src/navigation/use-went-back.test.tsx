import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use, useEffect, useState } from 'react';
import { provideHost } from 'shared-api/host';
import { RawIntlProvider } from 'shared-ui/intl';
import { Dialog } from 'shared-ui/overlays';
import { UiProvider } from 'shared-ui/provider';
import { Route, Routes } from 'shared-ui/router';
import { GuardedRouter } from '../app/guarded-router';
import { RoutedPage } from '../app/routed-page';
import { createHostServices } from '../boot/host-services';
import { intl } from '../i18n/intl';
import { useNavigator } from './use-navigator';
import { useWentBack } from './use-went-back';

const never = new Promise<string>(() => undefined);

function Slow() {
  return <h1>{use(never)}</h1>;
}

/** A page that asks something as soon as it is there. */
function Asking({ onOpen }: { onOpen(open: boolean): void }) {
  useEffect(() => onOpen(true), [onOpen]);
  return <h1>Domanda</h1>;
}

/** A frame with a bell, around pages. */
function Site() {
  useNavigator();
  const [open, setOpen] = useState(false);
  useWentBack(() => setOpen(false));
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Avvisi
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Avvisi">
        Nessun avviso.
      </Dialog>
      <main id="content" tabIndex={-1}>
        <RoutedPage area="shell" version="1" pattern="*" title="Pagina">
          <Routes>
            <Route path="/lenta" element={<Slow />} />
            <Route path="/domanda" element={<Asking onOpen={setOpen} />} />
            <Route path="/prima" element={<h1>Prima</h1>} />
            <Route path="/dopo" element={<h1>Dopo</h1>} />
          </Routes>
        </RoutedPage>
      </main>
    </>
  );
}

/** At `/dopo`, come from another page, with the bell's list open. */
async function openAfter(path: string): Promise<void> {
  window.history.replaceState({ idx: 0 }, '', path);
  window.history.pushState({ idx: 1, key: 'second' }, '', '/dopo');
  render(
    <UiProvider>
      <RawIntlProvider value={intl}>
        <GuardedRouter>
          <Site />
        </GuardedRouter>
      </RawIntlProvider>
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Avvisi' }));
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
}

beforeEach(() => provideHost(createHostServices(() => false)));

test('after Back the focus is at the heading of the page, not at what had opened the dialog', async () => {
  await openAfter('/prima');
  act(() => window.history.back());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Prima' })).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the dialog goes at once, also while the page before is still on its way', async () => {
  await openAfter('/lenta');
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Dopo' })).toBeVisible();
});

test('what the page before opens itself stays', async () => {
  await openAfter('/domanda');
  act(() => window.history.back());
  expect(await screen.findByRole('heading', { name: 'Domanda', hidden: true })).toBeInTheDocument();
  await act(async () => undefined);
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Avvisi' })).toHaveAttribute('data-state', 'open'));
});
