import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffContract } from 'shared-api/entities';
import { ConnectionError } from 'shared-api/errors';
import { provideTestHost, refusal } from 'shared-api/testing';
import { exampleStores, pageOf, staffContractWith } from 'shared-staff/testing';
import { Route, Routes } from 'shared-ui/router';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { CounterPage } from './counter-page';

const unsigned = {
  status: 'DRAFT',
  opened_at: null,
  pending_at: null,
  signed_at: null,
  filled_at: null,
  payment_method: null,
} as const;

/** A server whose contract the customer moves on. */
function open(first: Partial<StaffContract>, events: readonly unknown[] = []) {
  let contract: StaffContract | null = staffContractWith(first);
  let gone = false;
  const { sent } = provideTestHost(
    ({ path }) => {
      if (gone) throw refusal('not_found', 'Non trovato.');
      if (!contract) throw new ConnectionError('Failed to fetch');
      if (path.endsWith('/qr')) return { data: { url: 'https://carcare.it/contract/x?k=1', svg: '<svg/>' } };
      if (path.endsWith('/events')) return { data: events };
      if (path === '/manager/stores') return pageOf(exampleStores);
      return { data: contract };
    },
    { roles: ['manager'] },
  );
  const page = renderWithHost(
    <Routes>
      <Route path="/cms/manager/contracts/:contract_uid/counter" element={<CounterPage />} />
      <Route path="/cms/manager/contracts/:contract_uid" element={<p>La pagina del contratto</p>} />
    </Routes>,
    { route: '/cms/manager/contracts/AbCdEfGhIjKlMnOpQrStUv/counter' },
  );
  return {
    page,
    sent,
    async goesOn(changes: Partial<StaffContract> | null) {
      contract = changes && staffContractWith({ ...first, ...changes });
      await act(async () => jest.advanceTimersByTime(2_100));
    },
    async isDeleted() {
      gone = true;
      await act(async () => jest.advanceTimersByTime(2_100));
    },
  };
}

const present = () => screen.getByRole('listitem', { current: 'step' });

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

test('shows the code to scan, the car and the steps', async () => {
  const { page } = open(unsigned);

  expect(await screen.findByRole('img', { name: 'Codice QR con il link del contratto' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Inquadra il codice con il tuo telefono' })).toBeInTheDocument();
  expect(present()).toHaveTextContent('Link aperto');
  await expectAccessible(page.container);
});

test('follows the customer to the signature and the choice of how to pay, then ends by itself', async () => {
  const { goesOn } = open(unsigned);
  await screen.findByRole('img', { name: /QR/ });

  await goesOn({ opened_at: '2026-11-21T09:46:03Z' });
  await waitFor(() => expect(present()).toHaveTextContent('Dati confermati'));

  const otp = {
    expires_at: '2026-11-21T09:51:00Z',
    resend_at: '2026-11-21T09:43:00Z',
    tries_left: 5,
    phone: '•••• 142',
  };
  await goesOn({ status: 'PENDING', pending_at: '2026-11-21T09:48:20Z', otp });
  await waitFor(() => expect(present()).toHaveTextContent('Codice inviato al numero •••• 142'));
  expect(present()).toHaveTextContent('scade tra 9:00');

  const signed = { status: 'SIGNED', pending_at: '2026-11-21T09:48:20Z', signed_at: '2026-11-21T09:49:00Z' } as const;
  await goesOn(signed);
  expect(await screen.findByRole('heading', { level: 1, name: 'Contratto firmato, grazie' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Vai al pagamento' })).toHaveAttribute(
    'href',
    '/cms/manager/contracts/AbCdEfGhIjKlMnOpQrStUv#prossimo-passo',
  );

  await goesOn({ ...signed, payment_method: 'bonifico' });
  expect(await screen.findByText(/Pagamento: bonifico/)).toBeInTheDocument();
  await act(async () => jest.advanceTimersByTime(6_100));
  expect(await screen.findByText('La pagina del contratto')).toBeInTheDocument();
});

test('a step that is done is read out by its name', async () => {
  const { goesOn } = open(unsigned);
  await screen.findByRole('img', { name: /QR/ });
  await goesOn({ opened_at: '2026-11-21T09:46:03Z' });

  const done = await screen.findByText('1, completata');
  expect(done.closest('[aria-live] [aria-atomic=true]')).toHaveTextContent('Link aperto');
});

test('does not take the code from the customer’s hand without a question', async () => {
  const otp = {
    expires_at: '2026-11-21T09:51:00Z',
    resend_at: '2026-11-21T09:43:00Z',
    tries_left: 5,
    phone: '•••• 142',
  };
  const { sent } = open({ ...unsigned, status: 'PENDING', pending_at: '2026-11-21T09:41:00Z', otp });
  await userEvent.click(await screen.findByRole('button', { name: 'Invia il link per SMS' }));

  const question = screen.getByRole('alertdialog', { name: 'Reinviare l’SMS a Marco De Santis?' });
  expect(question).toHaveTextContent(/il codice che ha ricevuto non varrà più/);
  await userEvent.click(within(question).getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(sent.filter(({ path }) => path.endsWith('/resend-sms'))).toEqual([]);
});

test.each([
  ['failed', 1, 'Il codice non è partito per il numero •••• 142', /L’SMS non è partito: controlla il numero/],
  ['queued', 1, 'Codice inviato al numero •••• 142', /L’SMS non è ancora partito: si riprova in automatico/],
])('a code whose SMS the provider did not take, so that it is %s, is told', async (status, attempts, title, detail) => {
  const otp = {
    expires_at: '2026-11-21T09:51:00Z',
    resend_at: '2026-11-21T09:43:00Z',
    tries_left: 5,
    phone: '•••• 142',
  };
  const sms = { channel: 'sms', purpose: 'signing-code', status, attempts, delivered_at: null };
  const at = '2026-11-21T09:41:00Z';
  open({ ...unsigned, status: 'PENDING', pending_at: at, otp }, [
    { id: 'e1', type: 'code_sent', at, actor: 'customer', data: { purpose: 'signing' } },
    { id: 'e2', type: 'message', at, actor: 'system', data: sms },
  ]);

  expect(await screen.findByText(detail)).toBeVisible();
  expect(present()).toHaveTextContent(title);
});

test('says that the connection is lost, and goes on when it is back', async () => {
  const { goesOn } = open(unsigned);
  await screen.findByText(/Questa pagina segue il cliente da sola/);

  await goesOn(null);
  expect(await screen.findByText(/Connessione persa/)).toBeInTheDocument();

  await goesOn({ opened_at: '2026-11-21T09:46:03Z' });
  await waitFor(() => expect(screen.queryByText(/Connessione persa/)).not.toBeInTheDocument());
});

test('a contract that is gone meanwhile leaves the screen, and nobody is told to wait', async () => {
  const { page, isDeleted } = open(unsigned);
  await screen.findByText(/Questa pagina segue il cliente da sola/);

  await isDeleted();
  await waitFor(() => expect(screen.queryByText(/Questa pagina segue il cliente/)).not.toBeInTheDocument());
  expect(screen.queryByText(/Connessione persa/)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Contratto non trovato' })).toBeInTheDocument();
  expect(screen.getByText(/il contratto è stato eliminato/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Vai ai contratti' })).toHaveAttribute('href', '/cms/manager/contracts');
  await expectAccessible(page.container);
});

test('asks no more for a contract that is gone', async () => {
  const { isDeleted, sent } = open(unsigned);
  await screen.findByText(/Questa pagina segue il cliente da sola/);
  await isDeleted();
  await screen.findByRole('heading', { name: 'Contratto non trovato' });

  const asked = sent.length;
  await act(async () => jest.advanceTimersByTime(10_000));
  expect(sent).toHaveLength(asked);
});

test('gives the focus of a button that goes with its step to the heading of the next', async () => {
  const { goesOn, isDeleted } = open(unsigned);
  (await screen.findByRole('button', { name: 'Copia il link' })).focus();
  await goesOn({ status: 'SIGNED', signed_at: '2026-11-21T09:49:00Z' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Contratto firmato, grazie' })).toHaveFocus();

  screen.getByRole('link', { name: 'Vai al pagamento' }).focus();
  await isDeleted();
  expect(await screen.findByRole('heading', { level: 1, name: 'Contratto non trovato' })).toHaveFocus();
});

test('where the browser refuses to copy the link, it says so and what else there is', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  open(unsigned);
  await user.click(await screen.findByRole('button', { name: 'Copia il link' }));
  const note = 'Il browser non ha permesso la copia: il link si può inviare per SMS.';
  expect(await screen.findByText(note)).toBeVisible();
  expect(screen.queryByText('Link copiato')).not.toBeInTheDocument();
});
