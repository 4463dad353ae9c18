import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useNavigate } from 'shared-ui/router';
import { renderWithHost } from 'shared-ui/testing';
import { proveIdentity } from '../auth/prove-identity';
import { dialogStore, openDialog } from '../dialog/dialog-store';
import { tellWentBack } from '../navigation/use-went-back';
import { noticeStore, notify } from '../notifications/notice-store';
import { takeEarlyLetters } from '../palette/early-letters';
import { loadPalette } from '../palette/load-palette';
import { openPalette } from '../palette/palette-store';
import { RegistryProvider } from '../registry/use-registry';
import { clearSession, openSession } from '../session/session-store';
import { Overlays } from './overlays';

jest.mock('../palette/load-palette');
jest.mock('../api/report-error');

const mockLost = new Error('Loading chunk 5 failed.');
let mockComes = false;
let mockToastsCome = false;
jest.mock('../auth/identity-dialog', () => ({
  get IdentityDialog() {
    if (!mockComes) throw mockLost;
    return () => <p>Conferma che sei tu</p>;
  },
}));
jest.mock('../notifications/toasts', () => ({
  get Toasts() {
    if (!mockToastsCome) throw mockLost;
    return () => <p>Avvisi</p>;
  },
}));

const sentence = 'L’ultima operazione si è interrotta. Riprova; se non basta, ricarica la pagina.';
const told = () => noticeStore.getState().past.map(({ text }) => text);

function FoundPalette() {
  const [found] = useState(takeEarlyLetters);
  return <p>Cerca {found}</p>;
}

function Way() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate('/contratto')}>
      Avanti
    </button>
  );
}

beforeEach(() => {
  mockComes = false;
  mockToastsCome = false;
  noticeStore.setState({ shown: [], past: [], unread: 0 });
  // React says what it caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  openSession('t', ['manager']);
  renderWithHost(
    <RegistryProvider value={{ pages: [], areas: [] }}>
      <input aria-label="Note" />
      <Way />
      <Overlays />
    </RegistryProvider>,
  );
});
afterEach(() => {
  jest.useRealTimers();
  clearSession();
});

test('a palette that does not come is said, leaves the keys to the page, and comes the next time', async () => {
  jest.mocked(loadPalette).mockRejectedValueOnce(mockLost).mockResolvedValue(FoundPalette);
  act(openPalette);
  await waitFor(() => expect(told()).toEqual([sentence]));

  await userEvent.type(screen.getByLabelText('Note'), 'Rossi');
  expect(screen.getByLabelText('Note')).toHaveValue('Rossi');

  act(openPalette);
  expect(await screen.findByText(/Cerca/)).toBeVisible();
});

test('an identity dialog that does not come refuses the call that waits, and comes with the next', async () => {
  let first: Promise<boolean> | undefined;
  act(() => {
    first = proveIdentity();
  });
  expect(await first).toBe(false);
  expect(told()).toEqual([sentence]);

  mockComes = true;
  act(() => void proveIdentity());
  expect(await screen.findByText('Conferma che sei tu')).toBeVisible();
});

test('messages that did not come are there once the network is back', async () => {
  await act(async () => notify({ text: 'Contratto salvato.' }));
  expect(screen.queryByText('Avvisi')).not.toBeInTheDocument();

  mockToastsCome = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Avvisi')).toBeInTheDocument();
});

test('messages come from a network that is back but carries nothing yet, too', async () => {
  jest.useFakeTimers();
  await act(async () => notify({ text: 'Contratto salvato.' }));
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText('Avvisi')).not.toBeInTheDocument();

  mockToastsCome = true;
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(screen.getByText('Avvisi')).toBeInTheDocument();
});

test('messages that did not come are there with the next message', async () => {
  await act(async () => notify({ text: 'Contratto salvato.' }));
  expect(screen.queryByText('Avvisi')).not.toBeInTheDocument();

  mockToastsCome = true;
  await act(async () => notify({ text: 'SMS inviato.' }));
  expect(await screen.findByText('Avvisi')).toBeInTheDocument();
});

test('Back takes along what stood over the page; the way to the next page does not', async () => {
  mockComes = true;
  jest.mocked(loadPalette).mockResolvedValue(FoundPalette);
  act(openPalette);
  await screen.findByText(/Cerca/);
  await userEvent.click(screen.getByRole('button', { name: 'Avanti' }));
  expect(await screen.findByText(/Cerca/)).toBeVisible();
  act(() => openDialog({ title: 'Recedi dal contratto', body: null }));
  let proved: Promise<boolean> | undefined;
  act(() => {
    proved = proveIdentity();
  });
  expect(await screen.findByText('Conferma che sei tu')).toBeVisible();

  act(tellWentBack);
  await waitFor(() => expect(screen.queryByText(/Cerca/)).not.toBeInTheDocument());
  expect(dialogStore.getState().request).toBeNull();
  expect(await proved).toBe(false);
  expect(screen.queryByText('Conferma che sei tu')).not.toBeInTheDocument();
});
