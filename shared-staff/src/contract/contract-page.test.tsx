import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Outgoing } from 'shared-api/client';
import type { OutboxMessage, StaffContract } from 'shared-api/entities';
import type { HostServices } from 'shared-api/host';
import { provideTestHost, refusal } from 'shared-api/testing';
import { Route, Routes } from 'shared-ui/router';
import { expectAccessible, inWindow } from 'shared-ui/testing';
import { DealerBackOffice } from '../common/back-office/dealer-back-office';
import { renderForStaff } from '../common/testing/render-for-staff';
import { staffContractWith } from '../common/testing/staff-contract';
import { ContractPage } from './contract-page';

const nothing = { data: [], meta: { current_page: 1, last_page: 1, per_page: 1, total: 1 } };

/** The server of one contract: `action` answers what changes it, everything else is read. */
async function showContract(
  contract: StaffContract,
  action: (call: Outgoing) => unknown = () => undefined,
  messages: readonly OutboxMessage[] = [],
  services: Partial<HostServices> = {},
  read: () => StaffContract = () => contract,
) {
  const host = provideTestHost(
    (call) => {
      if (call.entry.method !== 'GET') return action(call);
      if (call.path === '/manager/messages') return { ...nothing, data: messages };
      return call.path === `/manager/contracts/${contract.contract_uid}` ? { data: read() } : nothing;
    },
    { roles: ['manager'], ...services },
  );
  const pages = () => (
    <Routes>
      <Route path="/cms/manager/contracts/:contract_uid" element={<ContractPage />} />
      <Route path="/cms/manager/contracts" element={<p>La lista</p>} />
    </Routes>
  );
  const page = renderForStaff(pages(), { route: `/cms/manager/contracts/${contract.contract_uid}` });
  await screen.findByRole('heading', { level: 1 });
  await act(async () => undefined);
  const widen = (width: number) => {
    inWindow(width);
    page.rerender(<DealerBackOffice>{pages()}</DealerBackOffice>);
  };
  return { ...host, ...page, widen };
}

/** A contract that was paid. */
const paidWith = (changes: Partial<StaffContract> = {}) =>
  staffContractWith({
    status: 'PAID',
    paid_at: '2026-11-15T10:00:00Z',
    deletion_at: null,
    days_left: null,
    ...changes,
  });

/** One that the customer left once it was paid: the refund is due. */
const withdrawnWith = (changes: Partial<StaffContract> = {}) =>
  paidWith({ withdrawn_at: '2026-11-18T10:00:00Z', refund_due_at: '2026-12-02T10:00:00Z', ...changes });

const uid = 'AbCdEfGhIjKlMnOpQrStUv';

/** The SMS with the contract's link. */
function smsWith(status: OutboxMessage['status']): OutboxMessage {
  return {
    id: '7b1f0a52-6c1d-4b53-9d5a-0f7f4c1e2a3b',
    channel: 'sms',
    template: 'contract-link',
    to: '+393475550142',
    subject: null,
    body: 'Il tuo contratto è pronto.',
    status,
    attempts: 0,
    provider: null,
    error: null,
    cost: null,
    contract: { contract_uid: uid, code: 'CC-2026-003968' },
    store: null,
    retryable: false,
    created_at: '2026-11-20T07:05:00Z',
    sent_at: null,
    delivered_at: null,
  };
}

const step = () =>
  within(screen.getByRole('region', { name: /Registrare|Inviare|attesa|firmando|Controllare|Tagliando|Rimborsare/ }));

test('shows the car, the plan, the customer and the amounts, without an obstacle', async () => {
  const { container } = await showContract(staffContractWith());

  expect(await screen.findByRole('heading', { level: 1, name: 'CC-2026-003968' })).toBeInTheDocument();
  expect(screen.getByText('18.420 km')).toBeInTheDocument();
  expect(screen.getByText('Marco De Santis')).toBeInTheDocument();
  expect(screen.getByText('COM-36')).toBeInTheDocument();
  expect(screen.getByText('Si elimina tra 6 giorni, il 27/11/2026')).toBeInTheDocument();
  expect(screen.getByText('solo per manager e operatori')).toBeInTheDocument();
  expect(screen.getByText(/^Creato dal dealer/)).toBeInTheDocument();
  await expectAccessible(container);
});

test('a form whose contract a colleague deleted or moved keeps what is typed, and says so once it is sent', async () => {
  const gone = refusal('not_found', 'Qui non c’è nulla.');
  const draft = staffContractWith({ status: 'DRAFT', signed_at: null });
  let isGone = false;
  await showContract(
    draft,
    () => {
      isGone = true;
      throw gone;
    },
    [],
    {},
    () => {
      if (isGone) throw gone;
      return draft;
    },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Modifica' }));
  const city = await screen.findByLabelText('Comune');
  await userEvent.clear(city);
  await userEvent.type(city, 'Moncalieri');
  const [save] = screen.getAllByRole('button', { name: 'Salva' });
  if (save) await userEvent.click(save);
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Salva' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Non si può più salvare: nel frattempo il contratto è stato eliminato, oppure è passato a un altro dealer.',
  );
  await act(async () => undefined);
  expect(screen.getByLabelText('Comune')).toHaveValue('Moncalieri');

  const [cancel] = screen.getAllByRole('button', { name: 'Annulla' });
  if (cancel) await userEvent.click(cancel);
  expect(await screen.findByRole('heading', { name: 'Contratto non trovato' })).toBeVisible();
});

test('tells all that the customer stated, the codice fiscale too', async () => {
  await showContract(staffContractWith({ tax_code: 'DSNMRC75M12L219V' }));

  const customer = screen.getByRole('region', { name: 'Cliente' });
  expect(customer).toHaveTextContent(/Codice fiscale\s*DSNMRC75M12L219V/);
  expect(customer).toHaveTextContent(/Indirizzo\s*Via San Secondo 41/);
});

test('an e-mail is verificata, a mobile verificato', async () => {
  await showContract(staffContractWith({ email_verified: true, phone_verified: true }));
  expect(screen.getByText('verificata')).toBeVisible();
  expect(screen.getByText('verificato')).toBeVisible();
});

test('of a payment the rail tells the day alone: nobody gave its hour', async () => {
  await showContract(staffContractWith({ status: 'PAID', paid_at: '2026-11-15T11:00:00Z', deletion_at: null }));

  const steps = within(
    screen.getAllByRole('list').find((one) => /Compilato/.test(one.textContent ?? '')) ?? document.body,
  );
  expect(steps.getByText('15/11/2026')).toBeInTheDocument();
  expect(steps.queryByText(/15\/11\/2026 \d/)).not.toBeInTheDocument();
});

test('on its last day a contract tells the hour', async () => {
  await showContract(staffContractWith({ deletion_at: '2026-11-21T20:27:00Z', days_left: 0 }));
  expect(await screen.findByText('Scade oggi: viene eliminato alle 21:27')).toBeInTheDocument();
});

test('tells when each consent was given', async () => {
  await showContract(staffContractWith());

  const consents = within(screen.getByRole('region', { name: 'Consensi' }));
  expect(consents.getAllByText('12/11/2026 20:31')).toHaveLength(2);
  expect(consents.getByText('15/11/2026 09:00')).toBeInTheDocument();
});

test('tells what the customer’s account says since, beside what was signed', async () => {
  const changed = { marketing: '2026-11-20T08:00:00Z', survey: null };
  await showContract(staffContractWith({ marketing: true, survey: false, consents_changed_at: changed }));

  expect(screen.getByRole('region', { name: 'Consensi' })).toHaveTextContent(
    /Marketing\s*Revocato il 20\/11\/2026\s*Nel contratto: sì, 12\/11\/2026 20:31\s*Sondaggi\s*No/,
  );
});

test('another dealer’s contract looks like one that does not exist', async () => {
  provideTestHost(() => {
    throw refusal('not_found', 'Non trovato.');
  });
  renderForStaff(
    <Routes>
      <Route path="/:contract_uid" element={<ContractPage />} />
    </Routes>,
    { route: '/AbCdEfGhIjKlMnOpQrStUv' },
  );

  expect(await screen.findByRole('heading', { level: 1, name: 'Contratto non trovato' })).toBeInTheDocument();
});

test('a contract that does not come leaves the page its heading, and the way to the list', async () => {
  provideTestHost(() => {
    throw refusal('unavailable', 'Riprovare tra poco.');
  });
  renderForStaff(
    <Routes>
      <Route path="/:contract_uid" element={<ContractPage />} />
    </Routes>,
    { route: '/AbCdEfGhIjKlMnOpQrStUv' },
  );

  expect(await screen.findByRole('heading', { level: 1, name: 'Contratto' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Contratti' })).toHaveAttribute('href', '/cms/manager/contracts');
  expect(screen.getByRole('alert')).toHaveTextContent('Il contratto non si può mostrare in questo momento');
});

const coveredUntilYesterday = staffContractWith({
  status: 'PAID',
  signed_at: '2023-11-20T10:00:00Z',
  paid_at: '2023-11-21T09:42:00Z',
  deletion_at: null,
  mantenance_duration: 36,
});

test('a rental is not told as ended: it runs from the handing over of the car', async () => {
  const pack = { ...coveredUntilYesterday.package, kind: 'rental' as const };
  await showContract({ ...coveredUntilYesterday, package: pack });
  expect(await screen.findByRole('heading', { name: 'Nessuno: il contratto è valido e pagato' })).toBeInTheDocument();
});

test('a paid contract whose cover has ended is told as ended', async () => {
  await showContract(coveredUntilYesterday);
  expect(
    await screen.findByRole('heading', { name: 'Nessuno: la copertura è finita il 19/11/2026' }),
  ).toBeInTheDocument();
});

test('a paid contract that somebody stated a withdrawal from asks to look at that first', async () => {
  await showContract(staffContractWith({ status: 'PAID', withdrawal_stated_at: '2026-11-21T09:42:00Z' }));
  expect(screen.getByRole('heading', { level: 2, name: 'Controllare la dichiarazione di recesso' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Registra il recesso' })).toBeVisible();
});

test('an unpaid contract that somebody stated a withdrawal from asks for no money, but takes what has come already', async () => {
  const stated = staffContractWith({ withdrawal_stated_at: '2026-11-21T09:42:00Z' });
  const { sent } = await showContract(stated, () => ({ data: { ...stated, status: 'PAID' }, message: 'Registrato.' }));
  const asked = () => screen.getByRole('heading', { level: 2, name: 'Controllare la dichiarazione di recesso' });
  expect(asked()).toBeVisible();
  expect(step().getByText(/fino ad allora al cliente non si chiede di pagare/)).toBeVisible();
  expect(screen.queryByText(/entro il 27\/11/)).not.toBeInTheDocument();
  expect(screen.queryByText('in attesa')).not.toBeInTheDocument();

  await userEvent.click(step().getByRole('button', { name: 'Registra un pagamento già arrivato' }));
  expect(step().getByText(/solo un pagamento che è già arrivato/)).toBeVisible();
  expect(step().queryByRole('button', { name: 'Reinvia SMS' })).not.toBeInTheDocument();
  await userEvent.click(step().getByRole('button', { name: 'Annulla' }));
  expect(asked()).toBeVisible();

  await userEvent.click(step().getByRole('button', { name: 'Registra un pagamento già arrivato' }));
  await userEvent.type(step().getByLabelText(/^Riferimento/), '0306912345678901480142001');
  await userEvent.click(step().getByRole('button', { name: 'Segna come pagato' }));
  expect(await screen.findByRole('heading', { name: 'Controllare la dichiarazione di recesso' })).toHaveFocus();
  expect(sent.some(({ path }) => path.endsWith('/mark-as-payed'))).toBe(true);
});

test('a payment is recorded in place, with the version that was seen', async () => {
  const { sent } = await showContract(staffContractWith(), () => ({
    data: staffContractWith({ status: 'PAID', paid_at: '2026-11-21T09:42:00Z', amount: '1180.00', deletion_at: null }),
    message: 'Pagamento registrato.',
  }));

  const fields = step();
  await userEvent.type(fields.getByLabelText(/^Riferimento/), '0306912345678901480142001');
  await userEvent.click(fields.getByRole('button', { name: 'Segna come pagato' }));

  // The button has gone with its step: the next key goes on from what came in its place.
  expect(await screen.findByRole('heading', { name: 'Nessuno: il contratto è valido e pagato' })).toHaveFocus();
  const paid = sent.find(({ path }) => path.endsWith('/mark-as-payed'));
  expect(paid?.body).toEqual({
    amount: '1180.00',
    paid_at: '2026-11-21T09:42:00.000Z',
    reference: '0306912345678901480142001',
  });
  expect(paid?.options.ifMatch).toBe('"7"');
});

test('another amount than the total wants to know why before anything is sent', async () => {
  const { sent } = await showContract(staffContractWith());

  const fields = step();
  await userEvent.type(fields.getByLabelText(/^Riferimento/), 'contanti');
  await userEvent.clear(fields.getByRole('textbox', { name: 'Importo' }));
  await userEvent.type(fields.getByRole('textbox', { name: 'Importo' }), '1.100');
  await userEvent.click(fields.getByRole('button', { name: 'Segna come pagato' }));

  expect(await fields.findByText('Campo obbligatorio.')).toBeInTheDocument();
  expect(sent.filter(({ entry }) => entry.method === 'POST')).toEqual([]);
});

test('what a passed field wants goes while it is typed: at the press the button would move away', async () => {
  await showContract(staffContractWith());

  const fields = step();
  await userEvent.clear(fields.getByRole('textbox', { name: 'Importo' }));
  await userEvent.type(fields.getByRole('textbox', { name: 'Importo' }), '1.100');
  expect(fields.getByLabelText(/^Perché/)).toHaveAttribute('aria-required', 'true');
  await userEvent.click(fields.getByLabelText(/^Perché/));
  await userEvent.tab();
  expect(await fields.findByText('Campo obbligatorio.')).toBeInTheDocument();
  await userEvent.type(fields.getByLabelText(/^Perché/), 'Acconto');

  expect(fields.queryByText('Campo obbligatorio.')).not.toBeInTheDocument();
});

test('why the amount differs is recorded only where it does', async () => {
  const { sent } = await showContract(staffContractWith(), () => undefined);

  const fields = step();
  const amount = fields.getByRole('textbox', { name: 'Importo' });
  await userEvent.type(fields.getByLabelText(/^Riferimento/), 'contanti');
  await userEvent.clear(amount);
  await userEvent.type(amount, '1.000');
  await userEvent.type(fields.getByLabelText(/^Perché/), 'Acconto');
  await userEvent.clear(amount);
  await userEvent.type(amount, '1.180');
  await userEvent.click(fields.getByRole('button', { name: 'Segna come pagato' }));

  await waitFor(() =>
    expect(sent.find(({ path }) => path.endsWith('/mark-as-payed'))?.body).not.toHaveProperty('note'),
  );
});

test('another sum than the total is asked about, with the difference, before it is recorded', async () => {
  const { sent } = await showContract(staffContractWith(), () => undefined);

  const fields = step();
  const amount = fields.getByRole('textbox', { name: 'Importo' });
  await userEvent.type(fields.getByLabelText(/^Riferimento/), 'contanti');
  await userEvent.clear(amount);
  await userEvent.type(amount, '1.100');
  await userEvent.type(fields.getByLabelText(/^Perché/), 'Sconto');
  await userEvent.click(fields.getByRole('button', { name: 'Segna come pagato' }));

  const dialog = within(
    await screen.findByRole('alertdialog', { name: /^Registrare 1\.100,00\s€ a saldo di 1\.180,00\s€\?$/ }),
  );
  expect(dialog.getByText(/^Sono 80,00\s€ in meno del totale/)).toBeVisible();
  expect(sent.filter(({ path }) => path.endsWith('/mark-as-payed'))).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Segna come pagato' }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path.endsWith('/mark-as-payed'))?.body).toMatchObject({
      amount: '1100.00',
      note: 'Sconto',
    }),
  );
});

test('more than the total is not called its settlement', async () => {
  await showContract(staffContractWith(), () => undefined);

  const fields = step();
  const amount = fields.getByRole('textbox', { name: 'Importo' });
  await userEvent.type(fields.getByLabelText(/^Riferimento/), 'contanti');
  await userEvent.clear(amount);
  await userEvent.type(amount, '1.200');
  await userEvent.type(fields.getByLabelText(/^Perché/), 'Arrotondato');
  await userEvent.click(fields.getByRole('button', { name: 'Segna come pagato' }));

  const dialog = await screen.findByRole('alertdialog', {
    name: /^Registrare 1\.200,00\s€ per un totale di 1\.180,00\s€\?$/,
  });
  expect(dialog).toHaveTextContent(/^.*Sono 20,00\s€ in più del totale/);
  expect(dialog).not.toHaveTextContent('a saldo');
});

test('nothing is no payment: it is refused before anything is asked', async () => {
  await showContract(staffContractWith(), () => undefined);

  const fields = step();
  const amount = fields.getByRole('textbox', { name: 'Importo' });
  await userEvent.type(fields.getByLabelText(/^Riferimento/), 'a saldo');
  await userEvent.clear(amount);
  await userEvent.type(amount, '0');
  await userEvent.type(fields.getByLabelText(/^Perché/), 'Omaggio');
  await userEvent.click(fields.getByRole('button', { name: 'Segna come pagato' }));

  expect(await fields.findByText(/^Serve un importo positivo/)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('without a method the dealer says how it was paid', async () => {
  await showContract(staffContractWith({ status: 'SIGNED', payment_method: null, filled_at: null }));

  const fields = step();
  expect(fields.getByRole('group', { name: 'Metodo' })).toHaveTextContent(/^Metodo\*/);
  await userEvent.type(fields.getByLabelText(/^Riferimento/), 'ricevuta 12');
  await userEvent.click(fields.getByRole('button', { name: 'Segna come pagato' }));

  expect(await fields.findByText('Serve il modo in cui è stato pagato.')).toBeInTheDocument();
  expect(fields.getByRole('radio', { name: 'In concessionaria' })).toBeInTheDocument();
});

test('a payment that came otherwise than the customer chose is recorded as it came', async () => {
  const { sent } = await showContract(staffContractWith({ payment_method: 'carta' }));

  const fields = step();
  expect(fields.getByRole('radio', { name: 'Carta' })).toBeChecked();
  await userEvent.click(fields.getByRole('radio', { name: 'In concessionaria' }));
  await userEvent.type(fields.getByLabelText(/^Riferimento/), 'contanti');
  await userEvent.click(fields.getByRole('button', { name: 'Segna come pagato' }));

  await waitFor(() =>
    expect(sent.find(({ path }) => path.endsWith('/mark-as-payed'))?.body).toMatchObject({
      payment_method: 'concessionaria',
    }),
  );
});

test('a way that was marked stays in sight, where the customer chooses another meanwhile', async () => {
  const shop = staffContractWith();
  const withMethod = (payment_method: StaffContract['payment_method']) =>
    staffContractWith({ payment_method, store: { ...shop.store, payments_methods: ['bonifico', 'concessionaria'] } });
  let now = withMethod('bonifico');
  await showContract(now, undefined, [], {}, () => now);
  const choose = async (method: StaffContract['payment_method']) => {
    now = withMethod(method);
    await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
  };
  await userEvent.click(step().getByRole('radio', { name: 'In concessionaria' }));
  await choose('carta');
  await userEvent.click(await step().findByRole('radio', { name: 'Carta' }));
  await choose('bonifico');
  expect(await step().findByText(/^Bonifico scelto dal cliente/)).toBeInTheDocument();

  expect(step().getByRole('radio', { name: 'Carta' })).toBeChecked();
});

test('a card that is paid by the link is said to be recorded by itself', async () => {
  await showContract(staffContractWith({ payment_method: 'carta' }));

  expect(step().getByText(/^Carta scelta dal cliente.*Il pagamento dal link si registra da solo/)).toBeInTheDocument();
  expect(step().getByRole('button', { name: 'Segna come pagato' })).toBeInTheDocument();
});

test('a draft’s phone is corrected before the link leaves', async () => {
  const draft = staffContractWith({
    status: 'DRAFT',
    sent_at: null,
    pending_at: null,
    signed_at: null,
    filled_at: null,
  });
  const { sent } = await showContract(draft, ({ path }) => ({
    data: staffContractWith({ ...draft, status: path.endsWith('/resend-sms') ? 'AVAIABLE' : 'DRAFT' }),
    message: 'Fatto.',
  }));

  const fields = step();
  await userEvent.clear(fields.getByLabelText('Cellulare del cliente'));
  await userEvent.type(fields.getByLabelText('Cellulare del cliente'), '347 5550 199');
  await userEvent.click(fields.getByRole('button', { name: 'Invia il link' }));

  expect(await screen.findByRole('heading', { name: 'In attesa del cliente' })).toBeInTheDocument();
  expect(
    sent.filter(({ entry }) => entry.method !== 'GET').map(({ path, body }) => [path.split('/').at(-1), body]),
  ).toEqual([
    ['update', { phone: '+393475550199' }],
    ['resend-sms', undefined],
  ]);
});

test('who let the code expire is not said to be signing', async () => {
  const pending = { status: 'PENDING', signed_at: null, filled_at: null, payment_method: null } as const;
  const otp = {
    phone: '•• 0142',
    expires_at: '2026-11-21T09:00:00Z',
    tries_left: 3,
    resend_at: '2026-11-21T08:51:00Z',
  };
  await showContract(staffContractWith({ ...pending, otp }));

  expect(await screen.findByRole('heading', { name: 'Il cliente non ha finito di firmare' })).toBeInTheDocument();
  expect(screen.getByText(/^Il codice è scaduto/)).toBeInTheDocument();
});

describe('an SMS that would take back the code in the customer’s hand', () => {
  const signing = {
    status: 'PENDING',
    signed_at: null,
    filled_at: null,
    payment_method: null,
    otp: { phone: '•• 0142', expires_at: '2027-11-21T09:00:00Z', tries_left: 3, resend_at: '2026-11-21T08:51:00Z' },
  } as const;
  const lost = /il codice che ha ricevuto non varrà più/;
  const resent = (sent: readonly Outgoing[]) => sent.filter(({ path }) => path.endsWith('/resend-sms'));

  test('leaves after a question that says so', async () => {
    const contract = staffContractWith(signing);
    const { sent } = await showContract(contract, () => ({
      data: staffContractWith({ ...signing, status: 'AVAIABLE', otp: null }),
      message: 'Fatto.',
    }));
    await userEvent.click(screen.getByRole('button', { name: 'Reinvia SMS' }));

    const question = screen.getByRole('alertdialog', { name: 'Reinviare l’SMS a Marco De Santis?' });
    expect(question).toHaveTextContent(lost);
    expect(resent(sent)).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Reinvia SMS' }));

    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(resent(sent).map(({ options }) => options.ifMatch)).toEqual([`"${contract.version}"`]);
  });

  test('is asked about once the code has died no more, since nobody loses it', async () => {
    const otp = { ...signing.otp, expires_at: '2026-11-21T09:00:00Z' };
    const { sent } = await showContract(staffContractWith({ ...signing, otp }), () => new Promise(() => undefined));
    await userEvent.click(screen.getByRole('button', { name: 'Reinvia SMS' }));
    await waitFor(() => expect(resent(sent)).toHaveLength(1));
  });
});

test('a key alone sends nothing: it asks, and says to whom', async () => {
  const waiting = staffContractWith({ status: 'AVAIABLE', signed_at: null, filled_at: null, pending_at: null });
  const { sent } = await showContract(waiting, () => ({ data: waiting, message: 'Fatto.' }));
  const resent = () => sent.filter(({ path }) => path.endsWith('/resend-sms'));
  await userEvent.keyboard('r');

  const question = screen.getByRole('alertdialog', { name: 'Reinviare l’SMS a Marco De Santis?' });
  expect(question).toHaveTextContent(/Parte subito un SMS al numero/);
  expect(question).not.toHaveTextContent(/codice/);
  expect(resent()).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Reinvia SMS' }));
  await waitFor(() => expect(resent()).toHaveLength(1));
});

test('ten wrong codes: the way out is to send the link again', async () => {
  await showContract(
    staffContractWith({
      status: 'AVAIABLE',
      signed_at: null,
      signing_blocked_at: '2026-11-20T10:00:00Z',
      filled_at: null,
    }),
  );

  expect(await screen.findByRole('heading', { name: 'Sbloccare la firma' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reinvia SMS' })).toBeInTheDocument();
});

test('after a withdrawal the refund is what is to be done', async () => {
  const { sent } = await showContract(withdrawnWith({ amount: '1180.00' }), () => ({
    data: staffContractWith({ withdrawn_at: '2026-11-18T10:00:00Z', refunded_at: '2026-11-21T09:42:00Z' }),
  }));

  const fields = step();
  expect(fields.getByLabelText(/^Riferimento/)).toHaveAttribute('aria-required', 'true');
  await userEvent.type(fields.getByLabelText(/^Riferimento/), 'TRN 77');
  await userEvent.click(fields.getByRole('button', { name: 'Segna come rimborsato' }));

  expect(
    await screen.findByRole('heading', { name: 'Nessuno: il cliente ha esercitato il recesso' }),
  ).toBeInTheDocument();
  expect(sent.find(({ path }) => path.endsWith('/mark-as-refunded'))?.body).toEqual({
    amount: '1180.00',
    refunded_at: '2026-11-21T09:42:00.000Z',
    reference: 'TRN 77',
  });
});

test.each([
  { taken: 'by the provider', refunded_by_provider: true, said: 1 },
  { taken: 'at the dealer’s desk', refunded_by_provider: false, said: 0 },
])('a card that was taken $taken', async ({ refunded_by_provider, said }) => {
  await showContract(withdrawnWith({ payment_method: 'carta', refunded_by_provider }));

  expect(step().queryAllByText(/l’importo torna sulla sua carta/)).toHaveLength(said);
});

test('what waits beside a refund is said to be no part of it', async () => {
  const withdrawn = {
    status: 'PAID',
    withdrawn_at: '2026-11-18T10:00:00Z',
    refund_due_at: '2026-12-02T10:00:00Z',
  } as const;
  const stray = {
    id: 'e5a7c0de-0000-4000-8000-000000000001',
    amount: '1180.00',
    reference: 'REF-2',
    received_at: '2026-11-18T09:00:00Z',
  };
  await showContract(staffContractWith({ ...withdrawn, payment_mismatches: [stray] }));
  expect(step().getByText(/I pagamenti da chiarire non sono compresi in questo importo/)).toBeVisible();
  expect(step().queryByText(/ha già restituito qualcosa al cliente/)).not.toBeInTheDocument();
});

test('what the card provider gave back already is to be cleared before a refund', async () => {
  const returned = {
    id: 'e5a7c0de-0000-4000-8000-000000000002',
    amount: '180.00',
    reference: 'REF-1',
    received_at: '2026-11-19T09:00:00Z',
    returned: true,
  } as const;
  const withdrawn = { withdrawn_at: '2026-11-18T10:00:00Z', refund_due_at: '2026-12-02T10:00:00Z' };
  await showContract(staffContractWith({ status: 'PAID', ...withdrawn, payment_mismatches: [returned] }));
  expect(step().getByText(/ha già restituito qualcosa al cliente: va chiarito prima/)).toBeVisible();
  expect(step().queryByText(/non sono compresi in questo importo/)).not.toBeInTheDocument();
});

test('what the card provider will not give back is recorded otherwise, with a note', async () => {
  const sentence = 'Il gestore non ha accettato il rimborso sulla carta.';
  const withdrawn = withdrawnWith({ payment_method: 'carta', refunded_by_provider: true });
  let tries = 0;
  const { sent } = await showContract(withdrawn, () => {
    tries += 1;
    if (tries > 1) return { data: withdrawn };
    throw refusal('validation', sentence, { note: [sentence] });
  });

  const fields = step();
  await userEvent.type(fields.getByLabelText(/^Riferimento/), 'TRN 77');
  expect(fields.queryByLabelText(/^Come è stato rimborsato/)).not.toBeInTheDocument();
  await userEvent.click(fields.getByRole('button', { name: 'Segna come rimborsato' }));
  const note = await fields.findByLabelText(/^Come è stato rimborsato/);
  expect(note).toHaveAccessibleDescription(expect.stringContaining(sentence));
  await userEvent.type(note, 'Bonifico del 20 novembre');
  await userEvent.click(fields.getByRole('button', { name: 'Segna come rimborsato' }));

  const bodies = sent.filter(({ path }) => path.endsWith('/mark-as-refunded')).map(({ body }) => body);
  const refunded = { amount: '1180.00', refunded_at: '2026-11-21T09:42:00.000Z', reference: 'TRN 77' };
  expect(bodies).toEqual([refunded, { ...refunded, note: 'Bonifico del 20 novembre' }]);
});

test.each([
  {
    done: 'a payment',
    contract: staffContractWith(),
    since: staffContractWith({ status: 'PAID', paid_at: '2026-11-21T09:42:00Z', amount: '1180.00', deletion_at: null }),
    button: 'Segna come pagato',
    refused: 'Il contratto è già pagato.',
    after: 'Nessuno: il contratto è valido e pagato',
    said: /^Il contratto è già pagato\. Il pagamento di 1\.180,00\s€ con riferimento TRN 88 non è stato registrato\.$/,
  },
  {
    done: 'a refund',
    contract: withdrawnWith(),
    since: staffContractWith({ withdrawn_at: '2026-11-18T10:00:00Z', refunded_at: '2026-11-21T09:42:00Z' }),
    button: 'Segna come rimborsato',
    refused: 'Il contratto è già stato rimborsato.',
    after: 'Nessuno: il cliente ha esercitato il recesso',
    said: /^Il contratto è già stato rimborsato\. Il rimborso di 1\.180,00\s€ con riferimento TRN 88 non è stato registrato\.$/,
  },
])(
  '$done that a colleague recorded first is told beside the page, which shows the contract as it is now',
  async (one) => {
    let now = one.contract;
    const refuse = () => {
      now = one.since;
      const errors = { status: [one.refused] };
      throw refusal('status', one.refused, errors);
    };
    const { notices } = await showContract(one.contract, refuse, [], {}, () => now);

    await userEvent.type(step().getByLabelText(/^Riferimento/), 'TRN 88');
    await userEvent.click(step().getByRole('button', { name: one.button }));

    expect(await screen.findByRole('heading', { name: one.after })).toBeInTheDocument();
    expect(notices).toEqual([{ text: expect.stringMatching(one.said), type: 'error' }]);
  },
);

test('the next service of a paid contract is marked as done with its kilometres', async () => {
  const paid = paidWith({
    maintenance: [{ n: 1, due_on: '2027-11-12', due_km: 38_420, done_on: null, km: null, projected_on: '2027-09-01' }],
  });
  const { sent } = await showContract(paid, () => ({ data: paid, message: 'Tagliando segnato.' }));

  const fields = step();
  await userEvent.type(fields.getByLabelText('Chilometri'), '37.900');
  await userEvent.click(fields.getByRole('button', { name: 'Segna come fatto' }));
  const question = await screen.findByRole('alertdialog', {
    name: /^Tagliando 1: fatto il 21\/11\/2026 a 37\.900.km\?$/,
  });
  const marked = () => sent.find(({ path }) => path.endsWith('/maintenance/1/done'));
  expect(marked()).toBeUndefined();
  await userEvent.click(within(question).getByRole('button', { name: 'Segna come fatto' }));

  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(marked()?.body).toEqual({
    date: '2026-11-21',
    km: 37_900,
  });
});

test('a service with far more kilometres than the last ones is marked once they were read again', async () => {
  const paid = paidWith({
    maintenance: [{ n: 1, due_on: '2027-11-12', due_km: 38_420, done_on: null, km: null, projected_on: '2027-09-01' }],
  });
  const { sent } = await showContract(paid, () => ({ data: paid, message: 'Tagliando segnato.' }));

  const fields = step();
  await userEvent.type(fields.getByLabelText('Chilometri'), '379.000');
  await userEvent.click(fields.getByRole('button', { name: 'Segna come fatto' }));
  const question = within(await screen.findByRole('alertdialog', { name: /a 379\.000.km\?$/ }));
  expect(question.getByText(/controllare che non ci sia una cifra in più/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Segna come fatto' }));

  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(sent.find(({ path }) => path.endsWith('/maintenance/1/done'))?.body).toEqual({
    date: '2026-11-21',
    km: 379_000,
    km_confirmed: true,
  });
});

test('a service that was marked wrongly is corrected where it stands', async () => {
  const done = { n: 1, due_on: '2027-11-12', due_km: 38_420, done_on: '2026-11-20', km: 379_000, projected_on: null };
  const paid = paidWith({ maintenance: [done] });
  const { sent } = await showContract(paid, () => ({ data: paid, message: 'Tagliando segnato.' }));
  await userEvent.click(screen.getByRole('button', { name: 'Correggi il tagliando 1' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Correggi il tagliando 1' }));
  const km = dialog.getByLabelText('Chilometri');
  expect(km).toHaveValue('379.000');
  await userEvent.clear(km);
  await userEvent.type(km, '37.900');
  await userEvent.click(dialog.getByRole('button', { name: 'Salva la correzione' }));
  const question = within(await screen.findByRole('alertdialog', { name: /fatto il 20\/11\/2026 a 37\.900/ }));
  await userEvent.click(question.getByRole('button', { name: 'Salva la correzione' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent.find(({ path }) => path.endsWith('/maintenance/1/done'))?.body).toEqual({
    date: '2026-11-20',
    km: 37_900,
  });
});

test.each([
  ['payment-receipt', 'E-mail con la ricevuta'],
  ['payment-receipt-corrected', 'E-mail con la ricevuta corretta'],
  ['service-due', 'E-mail sul tagliando in arrivo'],
])('the history calls an e-mail by what it is for: %s', async (template, name) => {
  await showContract(staffContractWith(), undefined, [{ ...smsWith('delivered'), channel: 'email', template }]);

  expect(await screen.findByText(name)).toBeInTheDocument();
});

test.each([
  ['sms', 'no-connection', 'Non consegnato: servizio non raggiungibile'],
  ['sms', null, 'Non consegnato'],
  ['email', 'smtp-550', 'Non consegnata: rifiutata dal servizio (SMTP 550)'],
] as const)('%s that did not arrive for %s says why in words', async (channel, error, told) => {
  await showContract(staffContractWith(), undefined, [{ ...smsWith('failed'), channel, error }]);

  expect(await screen.findByText(told)).toBeInTheDocument();
});

test('an SMS that was stopped before it left does not wait for ever', async () => {
  await showContract(staffContractWith(), undefined, [smsWith('voided')]);

  expect(await screen.findByText('Annullato')).toBeInTheDocument();
  expect(screen.queryByText('In partenza')).not.toBeInTheDocument();
});

test('each document is saved under a name of its own', async () => {
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:document', revokeObjectURL: () => undefined });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const document = { kind: 'contratto', version: 1, sha256: 'a'.repeat(64), superseded: false, size: 1_000 } as const;
  const at = '2026-11-15T11:00:00Z';
  provideTestHost(
    ({ path }) => {
      if (path === `/manager/contracts/${uid}`) return { data: staffContractWith() };
      if (path.includes('/documents/')) return { blob: new Blob(['%PDF-']), name: 'x.pdf' };
      if (!path.endsWith('/documents')) return nothing;
      return {
        data: [
          { ...document, id: 'd1', sealed: false, created_at: at },
          { ...document, id: 'd2', sealed: true, created_at: at },
        ],
      };
    },
    { roles: ['manager'] },
  );
  renderForStaff(
    <Routes>
      <Route path="/cms/manager/contracts/:contract_uid" element={<ContractPage />} />
    </Routes>,
    { route: `/cms/manager/contracts/${uid}` },
  );
  for (const button of await screen.findAllByRole('button', { name: /^Scarica.*ontratto/ }))
    await userEvent.click(button);
  await waitFor(() =>
    expect(saved).toEqual(['CC-2026-003968-contratto-mostrato.pdf', 'CC-2026-003968-contratto-sigillato.pdf']),
  );
  click.mockRestore();
});

describe('what happens while the page is open', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  const unsigned = { signed_at: null, filled_at: null, payment_method: null } as const;

  test('a signature stands among the documents and in the history as soon as the step tells it', async () => {
    let contract = staffContractWith({ ...unsigned, status: 'PENDING' });
    const { sent } = await showContract(contract, undefined, [], {}, () => contract);
    const asked = (part: string) => sent.filter(({ path }) => path === `/manager/contracts/${uid}/${part}`).length;
    const before = { documents: asked('documents'), events: asked('events') };
    await act(async () => jest.advanceTimersByTime(4_100));
    expect({ documents: asked('documents'), events: asked('events') }).toEqual(before);

    contract = staffContractWith({ status: 'SIGNED', payment_method: null, filled_at: null, version: 8 });
    await act(async () => jest.advanceTimersByTime(4_100));

    expect(await screen.findByRole('heading', { name: /^Registrare il pagamento/ })).toBeInTheDocument();
    await waitFor(() =>
      expect({ documents: asked('documents'), events: asked('events') }).toEqual({
        documents: before.documents + 1,
        events: before.events + 1,
      }),
    );
  });

  test('past midnight the day that is proposed is today’s, unless another one was written', async () => {
    let time = Date.parse('2026-11-21T22:59:30Z');
    const nextMinute = async () => {
      time += 60_000;
      await act(async () => jest.advanceTimersByTime(60_100));
    };
    const holdUnsaved = jest.fn(() => () => undefined);
    await showContract(staffContractWith(), undefined, [], { now: () => time, holdUnsaved });
    const day = step().getByDisplayValue('21/11/2026');
    await nextMinute();
    expect(day).toHaveDisplayValue('22/11/2026');
    // Nobody has typed anything: leaving the page asks for nothing.
    expect(holdUnsaved).not.toHaveBeenCalled();

    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.clear(day);
    await user.type(day, '20/11/2026');
    time += 24 * 3_600_000;
    await nextMinute();
    expect(day).toHaveDisplayValue('20/11/2026');
  });

  test('a service’s day that is proposed anew is nothing that leaving the page would lose', async () => {
    let time = Date.parse('2026-11-21T22:59:30Z');
    const holdUnsaved = jest.fn(() => () => undefined);
    const work = { n: 1, due_on: '2027-11-12', due_km: 38_420, done_on: null, km: null, projected_on: null };
    const paid = paidWith({ maintenance: [work] });
    await showContract(paid, undefined, [], { now: () => time, holdUnsaved });
    time += 60_000;
    await act(async () => jest.advanceTimersByTime(60_100));
    expect(step().getByDisplayValue('22/11/2026')).toBeInTheDocument();
    expect(holdUnsaved).not.toHaveBeenCalled();
  });

  test('the link’s SMS is followed until it has arrived', async () => {
    const messages = [{ ...smsWith('sent'), created_at: '2026-11-21T09:41:00Z' }];
    await showContract(staffContractWith({ ...unsigned, status: 'AVAIABLE', pending_at: null }), undefined, messages);
    expect(step().getByText('Inviato, in attesa di conferma')).toBeInTheDocument();

    messages[0] = { ...smsWith('delivered'), created_at: '2026-11-21T09:41:00Z', delivered_at: '2026-11-21T09:43:00Z' };
    await act(async () => jest.advanceTimersByTime(4_100));
    expect(await step().findByText(/^Consegnato/)).toBeInTheDocument();
  });
});

test.each([
  {
    what: 'a sheet after a withdrawal',
    changes: { withdrawn_at: '2026-11-18T10:00:00Z' },
    item: /Compila il PDF/,
    why: 'Il cliente ha esercitato il recesso',
  },
  {
    what: 'an identity document while the customer signs',
    changes: { status: 'PENDING', signed_at: null, filled_at: null, payment_method: null, signature_level: 'FES' },
    item: /Documento d’identità/,
    why: 'Il cliente sta firmando',
  },
] as const)('$what is not offered, with the reason', async ({ changes, item, why }) => {
  await showContract(staffContractWith(changes));

  await userEvent.click(screen.getByRole('button', { name: 'Altre azioni' }));
  expect(await screen.findByRole('menuitem', { name: item })).toHaveTextContent(why);
});

test('a payment of before brings back what expired unpaid; nothing else is done with it', async () => {
  const expired = staffContractWith({
    signed_at: '2026-11-04T10:00:00Z',
    deletion_at: '2026-11-19T10:00:00Z',
    deleted_at: '2026-11-19T10:05:00Z',
    revivable_until: '2026-11-29T10:05:00Z',
  });
  const { sent } = await showContract(expired, () => ({
    data: staffContractWith({ status: 'PAID', paid_at: '2026-11-18T11:00:00Z', deletion_at: null }),
    message: 'Pagamento registrato.',
  }));

  const fields = step();
  expect(fields.getByText(/^Eliminato in automatico il 19\/11\/2026/)).toBeInTheDocument();
  expect(fields.queryByRole('button', { name: /Reinvia/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Altre azioni' }));
  expect(await screen.findByRole('menuitem', { name: /Duplica/ })).toHaveTextContent('È stato eliminato');
  await userEvent.keyboard('{Escape}');
  await userEvent.type(fields.getByLabelText(/^Data/), '18/11/2026');
  await userEvent.type(fields.getByLabelText(/^Riferimento/), 'CRO 5');
  await userEvent.click(fields.getByRole('button', { name: 'Segna come pagato' }));

  expect(await screen.findByRole('heading', { name: 'Nessuno: il contratto è valido e pagato' })).toBeInTheDocument();
  expect(sent.find(({ path }) => path.endsWith('/mark-as-payed'))?.body).toMatchObject({
    paid_at: '2026-11-18T11:00:00.000Z',
  });
});

test('a copy is made only once the person has agreed to leave what is unsaved', async () => {
  const copy = staffContractWith({ contract_uid: 'ZyXwVuTsRqPoNmLkJiHgFe', code: 'CC-2026-004001' });
  const asked: Parameters<NonNullable<HostServices['beforeLeaving']>>[0][] = [];
  const { sent } = await showContract(staffContractWith(), () => ({ data: copy, message: '' }), [], {
    beforeLeaving: (go) => asked.push(go),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Altre azioni' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplica' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(sent.filter(({ entry }) => entry.method === 'POST')).toEqual([]);

  const unasked = jest.fn();
  await act(async () => asked[0]?.(unasked));
  await waitFor(() => expect(unasked).toHaveBeenCalledTimes(1));
  expect(sent.filter(({ entry }) => entry.method === 'POST').map(({ path }) => path)).toEqual([
    '/manager/contracts/AbCdEfGhIjKlMnOpQrStUv/duplicate',
  ]);
});

test('a note that is too long stays as it was pasted, and its field says how long it may be', async () => {
  const { sent } = await showContract(staffContractWith());
  const note = screen.getByRole('textbox', { name: 'Aggiungere una nota' });
  await userEvent.click(note);
  await userEvent.paste('a'.repeat(2_500));
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(note).toHaveAccessibleDescription('Al massimo 2000 caratteri.'));
  expect(note).toHaveValue('a'.repeat(2_500));
  expect(sent.filter(({ entry }) => entry.method !== 'GET')).toEqual([]);
});

test('a note on a contract that is no longer one’s own says so, and stays as it was typed', async () => {
  await showContract(staffContractWith(), () => {
    throw refusal('not_found', 'Qui non c’è nulla.');
  });
  const note = screen.getByRole('textbox', { name: 'Aggiungere una nota' });
  await userEvent.type(note, 'Richiamare domani');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(note).toHaveAccessibleDescription(/^La nota non è salvata: .*affidato ad altri\.$/));
  expect(note).toHaveValue('Richiamare domani');
});

test('a cover that still runs for long is renewed only after a question that says until when', async () => {
  const paid = paidWith();
  const copy = staffContractWith({ contract_uid: 'ZyXwVuTsRqPoNmLkJiHgFe', code: 'CC-2026-004001' });
  const { sent } = await showContract(paid, () => ({ data: copy, message: '' }));
  const renewed = () => sent.filter(({ path }) => path.endsWith('/renew'));
  await userEvent.click(screen.getByRole('button', { name: 'Altre azioni' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rinnova' }));

  const question = await screen.findByRole('alertdialog', { name: 'Rinnovare adesso CC-2026-003968?' });
  expect(question).toHaveTextContent(/La copertura vale ancora fino al \d\d\/\d\d\/20\d\d\./);
  expect(renewed()).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Rinnova' }));
  await waitFor(() => expect(renewed()).toHaveLength(1));
});

test('a question of the menu stays, with what was typed, while a tablet is turned', async () => {
  inWindow(768);
  const { widen } = await showContract(
    staffContractWith({ status: 'AVAIABLE', signed_at: null, filled_at: null, signature_level: 'FEA' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Altre azioni' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Registra di nuovo il documento' }));
  const number = await screen.findByLabelText(/^Numero/);
  await userEvent.type(number, 'CA12345AA');

  widen(1024);
  expect(screen.getByRole('dialog', { name: 'Documento d’identità del cliente' })).toBeInTheDocument();
  expect(screen.getByLabelText(/^Numero/)).toHaveValue('CA12345AA');
});

test('a wrongly recorded identity document is recorded again before the signature', async () => {
  await showContract(
    staffContractWith({ status: 'AVAIABLE', signed_at: null, filled_at: null, signature_level: 'FEA' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Altre azioni' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Registra di nuovo il documento' }));
  expect(await screen.findByRole('dialog', { name: 'Documento d’identità del cliente' })).toBeInTheDocument();
});

describe('what another query of the page would take away is said to the shell', () => {
  async function showHeld(contract = staffContractWith()) {
    const holdUnsaved = jest.fn(() => () => undefined);
    await showContract(contract, undefined, [], { holdUnsaved });
    return holdUnsaved;
  }
  const held = { kept: false, query: true };

  test('a note', async () => {
    const holdUnsaved = await showHeld();
    await userEvent.type(screen.getByLabelText(/nota/i), 'richiamare');
    expect(holdUnsaved).toHaveBeenCalledWith(held);
  });

  test('a payment', async () => {
    const holdUnsaved = await showHeld();
    await userEvent.type(step().getByLabelText(/^Riferimento/), 'CRO 5');
    expect(holdUnsaved).toHaveBeenCalledWith(held);
  });

  test('a number that was typed while the one before was being saved', async () => {
    const draft = staffContractWith({
      status: 'DRAFT',
      phone: '+393331230000',
      sent_at: null,
      pending_at: null,
      signed_at: null,
      filled_at: null,
    });
    let arrive = () => {};
    const saved = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const holds = new Set<symbol>();
    const holdUnsaved = () => {
      const hold = Symbol('hold');
      holds.add(hold);
      return () => void holds.delete(hold);
    };
    const { sent } = await showContract(
      draft,
      async ({ path }) => {
        if (path.endsWith('/resend-sms')) return new Promise(() => undefined);
        await saved;
        return { data: staffContractWith({ ...draft, phone: '+393475550199' }), message: 'Fatto.' };
      },
      [],
      { holdUnsaved },
    );
    const field = step().getByLabelText('Cellulare del cliente');
    await userEvent.clear(field);
    await userEvent.type(field, '347 5550 199');
    await userEvent.click(step().getByRole('button', { name: 'Invia il link' }));
    await userEvent.clear(field);
    await userEvent.type(field, '347 5550 1');
    await act(async () => arrive());

    await waitFor(() => expect(sent.some(({ path }) => path.endsWith('/resend-sms'))).toBe(true));
    expect(field).toHaveValue('347 5550 1');
    expect(holds.size).toBe(1);
  });

  test('a correction', async () => {
    const holdUnsaved = await showHeld(
      staffContractWith({ status: 'DRAFT', sent_at: null, pending_at: null, signed_at: null, filled_at: null }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Modifica' }));
    await userEvent.type(await screen.findByLabelText('Comune'), ' Nord');
    expect(holdUnsaved).toHaveBeenCalledWith(held);
  });
});

test('the focus goes to the heading of the form, and back to the button that opened it', async () => {
  await showContract(
    staffContractWith({ status: 'DRAFT', sent_at: null, pending_at: null, signed_at: null, filled_at: null }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Modifica' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: /^Modifica/ })).toHaveFocus());
  await userEvent.click(screen.getAllByRole('button', { name: 'Annulla' })[0] ?? document.body);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Modifica' })).toHaveFocus());
});
