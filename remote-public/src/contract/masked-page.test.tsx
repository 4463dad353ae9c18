import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, provideTestHost, refusal } from 'shared-api/testing';
import { renderWithHost } from 'shared-ui/testing';
import { CustomerCallsProvider } from '../common/contract/customer-calls';
import { contractWith } from '../common/testing/examples';
import { MaskedPage } from './masked-page';

const masked = contractWith({
  view: 'masked',
  status: 'SIGNED',
  fullname: 'C•••• M••••',
  phone: '•••• 567',
  car_plate: 'GT•••RZ',
});
const otp = { expires_at: '2026-11-21T09:51:42Z', resend_at: '2026-11-21T09:42:42Z', tries_left: 5, phone: '•••• 567' };
const sending = { data: contractWith({ ...masked, otp }) };
const field = () => screen.findByLabelText('Codice di accesso');

async function show(answer: Answer, contract = masked) {
  const host = provideTestHost(answer, { now: () => Date.parse('2026-11-21T09:42:00Z') });
  await act(async () => {
    renderWithHost(
      <CustomerCallsProvider base="/public">
        <MaskedPage contract={contract} />
      </CustomerCallsProvider>,
    );
  });
  return host;
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Invia il codice di accesso' }));

it('shows what the link alone may show, and no code until one was asked for', async () => {
  await show(() => sending);
  expect(screen.getByText('C•••• M••••')).toBeVisible();
  expect(screen.queryByLabelText('Codice di accesso')).not.toBeInTheDocument();
});

it('puts the cursor into the field of the code that was sent, and opens with six digits', async () => {
  const { sent } = await show(({ path }) => (path.endsWith('/confirm-otp') ? { data: masked } : sending));
  await send();
  expect(await field()).toHaveFocus();
  await userEvent.type(await field(), '482913{Enter}');
  const opening = sent.find(({ path }) => path.endsWith('/confirm-otp'));
  expect(opening?.body).toEqual({ otp_code: '482913' });
});

it('sends one code however often one presses', async () => {
  const { sent } = await show(() => sending);
  const button = screen.getByRole('button', { name: 'Invia il codice di accesso' });
  act(() => {
    button.click();
    button.click();
  });
  expect(await field()).toBeVisible();
  expect(sent.filter(({ path }) => path.endsWith('/resend-otp'))).toHaveLength(1);
});

it('keeps the field of the code that was sent before where a new one is refused', async () => {
  await show(
    () => {
      throw refusal('too_many_requests', 'Riprova tra 9 minuti.', undefined, 540);
    },
    { ...masked, otp: { ...otp, resend_at: '2026-11-21T09:41:42Z' } },
  );
  await userEvent.type(await field(), '482');
  await userEvent.click(screen.getByRole('button', { name: 'Invia un nuovo codice' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Riprova tra 9 minuti.');
  expect(await field()).toHaveValue('482');
});

it('keeps the field of a code that was sent here where a new one is refused', async () => {
  let sendings = 0;
  await show(({ path }) => {
    if (!path.endsWith('/resend-otp')) return sending;
    sendings += 1;
    if (sendings === 1)
      return { data: contractWith({ ...masked, otp: { ...otp, resend_at: '2026-11-21T09:41:42Z' } }) };
    throw refusal('too_many_requests', 'Riprova tra 9 minuti.', undefined, 540);
  });
  await send();
  await userEvent.click(await screen.findByRole('button', { name: 'Invia un nuovo codice' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Riprova tra 9 minuti.');
  expect(await field()).toBeVisible();
});

it('takes the code that was sent before the page was loaded again', async () => {
  const { sent } = await show(({ path }) => (path.endsWith('/confirm-otp') ? { data: masked } : sending), {
    ...masked,
    otp,
  });
  expect(screen.getByText('Scrivi il codice di 6 cifre che abbiamo inviato al numero •••• 567.')).toBeVisible();
  await userEvent.type(await field(), '482913{Enter}');
  expect(sent.map(({ path }) => path)).toContainEqual(expect.stringMatching(/\/confirm-otp$/));
});

it.each([
  ['whose tries are used up', { ...otp, tries_left: 0 }],
  ['that is over', { ...otp, expires_at: '2026-11-21T09:41:59Z' }],
])('asks for a new code in the place of one %s', async (_what, old) => {
  await show(() => sending, { ...masked, otp: old });
  expect(screen.queryByLabelText('Codice di accesso')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Invia il codice di accesso' })).toBeEnabled();
});

it('says at the field that a code is wrong, and keeps the digits', async () => {
  await show(({ path }) => {
    if (!path.endsWith('/confirm-otp')) return sending;
    throw refusal('otp_invalid', 'Codice errato.', { otp_code: ['Codice errato: ti restano 4 tentativi.'] });
  });
  await send();
  await userEvent.type(await field(), '000000{Enter}');
  expect(await screen.findByText('Codice errato: ti restano 4 tentativi.')).toBeVisible();
  expect(await field()).toHaveValue('000000');
});

it('takes no other try once the contract tells that none is left of the code', async () => {
  const { sent } = provideTestHost(() => sending, { now: () => Date.parse('2026-11-21T09:42:00Z') });
  const page = (tries_left: number) => (
    <CustomerCallsProvider base="/public">
      <MaskedPage contract={{ ...masked, otp: { ...otp, tries_left } }} />
    </CustomerCallsProvider>
  );
  const view = renderWithHost(page(1));
  await userEvent.type(await field(), '482913');
  view.rerender(page(0));
  expect(screen.getByRole('timer')).toHaveTextContent('Codice non più valido');
  expect(screen.getByRole('button', { name: 'Apri il contratto' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(await field(), '{Enter}');
  expect(sent).toEqual([]);
});

it('leads through the sign-in back to the contract', async () => {
  await show(() => sending);
  expect(screen.getByRole('link', { name: 'accedi al tuo account' })).toHaveAttribute('href', '/login?next=%2F');
});

it('says why no code could be sent, and lets one ask again', async () => {
  await show(() => {
    throw refusal('too_many_requests', 'Hai già chiesto un codice. Riprova tra 42 secondi.', undefined, 42);
  });
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Riprova tra 42 secondi.');
  expect(screen.getByRole('button', { name: 'Invia il codice di accesso' })).toBeEnabled();
});
