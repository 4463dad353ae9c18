import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { type Answer, provideTestHost, refusal } from 'shared-api/testing';
import { renderWithHost } from 'shared-ui/testing';
import { CustomerCallsProvider } from '../common/contract/customer-calls';
import { emptyFunnel } from '../common/funnel/funnel-state';
import { journey } from '../common/funnel/use-funnel';
import { contractWith } from '../common/testing/examples';
import { SignPanel } from './sign-panel';

const otp = { expires_at: '2026-11-21T09:51:42Z', resend_at: '2026-11-21T09:42:42Z', tries_left: 5, phone: '•••• 567' };
const pending = contractWith({
  status: 'PENDING',
  otp,
  document_sha256: '9f3a61c0'.repeat(8),
  fingerprint: '9f3a61c0',
});

const button = () => screen.getByRole('button', { name: 'Firma con obbligo di pagare' });

async function show(contract: typeof pending, answer: Answer, now?: () => number) {
  const host = provideTestHost(answer, now ? { now } : {});
  await act(async () => {
    renderWithHost(
      <Suspense>
        <CustomerCallsProvider base="/public">
          <SignPanel contract={contract} />
        </CustomerCallsProvider>
      </Suspense>,
    );
  });
  return host;
}

it('names a rental’s sum as that of the whole time', async () => {
  const rental = contractWith();
  await show({ ...rental, package: { ...rental.package, kind: 'rental' }, mantenance_duration: 12 }, () => ({}));
  expect(screen.getByText(/^Canone totale, 12\smesi, IVA inclusa$/)).toBeVisible();
});

describe('before the code', () => {
  it('asks for both ticks and sends no code without them', async () => {
    const { sent } = await show(contractWith(), () => ({}));
    await userEvent.click(screen.getByRole('button', { name: 'Invia il codice al numero ••••\u00a0567' }));
    expect(screen.getAllByText('Serve per ricevere il codice.')).toHaveLength(2);
    expect(screen.getAllByRole('checkbox').find((box) => box === document.activeElement)).not.toBeChecked();
    expect(sent).toEqual([]);
  });

  it('sends the code once both are given, with the same key for a second try', async () => {
    const tooMany = refusal('too_many_requests', 'Hai già chiesto un codice. Riprova tra 42 secondi.', undefined, 42);
    const { sent } = await show(contractWith(), () => {
      throw tooMany;
    });
    for (const tick of screen.getAllByRole('checkbox')) await userEvent.click(tick);
    await userEvent.click(screen.getByRole('button', { name: /Invia il codice/ }));
    expect(await screen.findByText('Hai già chiesto un codice. Riprova tra 42 secondi.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Invia il codice/ }));

    const calls = sent.filter(({ path }) => path.endsWith('/sign'));
    expect(calls.map(({ body }) => body)).toEqual([
      { terms: true, clauses: true },
      { terms: true, clauses: true },
    ]);
    expect(calls[0]?.options.idempotencyKey).toBe(calls[1]?.options.idempotencyKey);
    // A notice of the shell would outlive the code, over the payment.
    expect(calls.map(({ options }) => options.saysSuccess)).toEqual([true, true]);
  });

  it('asks anew after a refusal whose cause may be gone by now', async () => {
    const { sent } = await show(contractWith(), () => {
      throw refusal('validation', 'L’officina non ha un metodo di pagamento: puoi chiamarla.');
    });
    for (const tick of screen.getAllByRole('checkbox')) await userEvent.click(tick);
    await userEvent.click(screen.getByRole('button', { name: /Invia il codice/ }));
    expect(await screen.findByText(/puoi chiamarla/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Invia il codice/ }));

    const keys = sent.filter(({ path }) => path.endsWith('/sign')).map(({ options }) => options.idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(2);
  });
});

describe('with the code', () => {
  it('counts down by the server’s clock and offers a new code only after the wait', async () => {
    let now = Date.parse('2026-11-21T09:42:00Z');
    jest.useFakeTimers();
    await show(
      pending,
      () => ({}),
      () => now,
    );
    expect(screen.getByRole('timer')).toHaveTextContent('Scade tra 9:42');
    expect(screen.getByText(/Nuovo codice tra/)).toHaveTextContent('Nuovo codice tra 0:42');
    expect(screen.queryByRole('button', { name: 'Invia un nuovo codice' })).not.toBeInTheDocument();

    now += 42_000;
    act(() => jest.advanceTimersByTime(1_000));
    expect(screen.getByRole('button', { name: 'Invia un nuovo codice' })).toBeVisible();
    jest.useRealTimers();
  });

  it('keeps the binding button off until six digits, then moves there and waits for the click', async () => {
    const { sent } = await show(pending, () => ({}));
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(screen.getByLabelText('Codice di 6 cifre'), '482913');
    expect(button()).not.toHaveAttribute('aria-disabled');
    expect(button()).toHaveFocus();
    expect(sent.filter(({ path }) => path.endsWith('/confirm-otp'))).toEqual([]);
  });

  it('shows the server’s one sentence for a code that is not right, and keeps the digits', async () => {
    await show(pending, () => {
      throw refusal('otp_invalid', 'Codice errato.', { otp_code: ['Codice errato: ti restano 4 tentativi.'] });
    });
    await userEvent.type(screen.getByLabelText('Codice di 6 cifre'), '000000');
    await userEvent.click(button());
    expect(await screen.findByText('Codice errato: ti restano 4 tentativi.')).toBeVisible();
    expect(screen.getByLabelText('Codice di 6 cifre')).toHaveValue('000000');
  });

  it('ends the journey of this car alone', async () => {
    const { contract_uid, car_vin: vin } = pending;
    const customer = { ...emptyFunnel.customer, firstname: 'Marco' };
    act(() => journey().update((before) => ({ ...before, vin, contract_uid, customer })));
    await show(pending, () => ({ data: { ...pending, status: 'SIGNED' } }));
    await userEvent.type(screen.getByLabelText('Codice di 6 cifre'), '482913');
    await userEvent.click(button());
    // The way back from it leads to the contract.
    await waitFor(() => expect(journey().get()).toEqual({ ...emptyFunnel, vin, contract_uid }));
  });

  it('signs once, and sends one code, however often one presses', async () => {
    const { sent } = await show(
      pending,
      () => ({ data: pending }),
      () => Date.parse('2026-11-21T09:43:00Z'),
    );
    const twice = async (pressed: HTMLElement) => {
      // As a slow phone hands them over: both before the page is drawn again.
      act(() => {
        pressed.click();
        pressed.click();
      });
      await act(async () => undefined);
    };
    await twice(screen.getByRole('button', { name: 'Invia un nuovo codice' }));
    await userEvent.type(screen.getByLabelText('Codice di 6 cifre'), '482913');
    await twice(button());
    const calls = sent.map(({ path }) => path.split('/').at(-1));
    expect(calls).toEqual(['resend-otp', 'confirm-otp']);
  });

  it('puts the cursor into the field once a new code is on its way', async () => {
    const resent = contractWith({ ...pending, otp: { ...otp, expires_at: '2026-11-21T10:00:00Z' } });
    const { sent } = await show(
      pending,
      () => ({ data: resent }),
      () => Date.parse('2026-11-21T09:43:00Z'),
    );
    await userEvent.type(screen.getByLabelText('Codice di 6 cifre'), '482913');
    await userEvent.click(screen.getByRole('button', { name: 'Invia un nuovo codice' }));
    expect(await screen.findByText('Codice nuovo inviato: quello di prima non vale più.')).toBeVisible();
    expect(sent.at(-1)?.options.saysSuccess).toBe(true);
    expect(screen.getByLabelText('Codice di 6 cifre')).toHaveFocus();
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('517204');
    expect(screen.getByLabelText('Codice di 6 cifre')).toHaveValue('517204');
  });

  it('takes no other try with a code that was tried too often', async () => {
    await show(contractWith({ ...pending, otp: { ...otp, tries_left: 0 } }), () => ({}));
    expect(screen.getByRole('timer')).toHaveTextContent('Codice non più valido');
    expect(screen.getByLabelText('Codice di 6 cifre')).toHaveAttribute('readonly');
    expect(button()).toHaveAttribute('aria-disabled', 'true');
  });

  it('takes no try with a code whose time is over: it would count', async () => {
    const { sent } = await show(
      pending,
      () => ({}),
      () => Date.parse('2026-11-21T09:52:00Z'),
    );
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button());
    expect(sent).toEqual([]);
  });

  it('says whom to call once signing is blocked', async () => {
    await show(contractWith({ status: 'AVAIABLE', signing_blocked_at: '2026-11-21T09:40:00Z' }), () => ({}));
    expect(screen.getByRole('alert')).toHaveTextContent('Troppi codici errati. Per firmare chiama Autocentro Lambro');
    expect(screen.getByRole('link', { name: '+39 02 1264887' })).toHaveAttribute('href', 'tel:+39021264887');
    expect(screen.queryByRole('button', { name: /Invia il codice/ })).not.toBeInTheDocument();
  });
});
