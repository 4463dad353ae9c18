import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CustomerContract } from 'shared-api/entities';
import type { HostServices } from 'shared-api/host';
import { refusal } from 'shared-api/testing';
import { expectAccessible } from 'shared-ui/testing';
import { contractWith } from '../common/testing/examples';
import { openPage } from '../common/testing/open-page';
import { ContractRoute } from './contract-route';

const uid = 'AbCdEfGhIjKlMnOpQrStUv';
const address = `/public/contracts/${uid}`;
const signed = contractWith({
  status: 'SIGNED',
  signed_at: '2026-11-20T09:00:00Z',
  deletion_at: '2026-12-05T09:00:00Z',
  withdrawal_ends_at: '2026-12-04T23:00:00Z',
});
const filled: CustomerContract = { ...signed, status: 'FILLED', payment_method: 'bonifico' };
const masked = contractWith({
  view: 'masked',
  status: 'AVAIABLE',
  fullname: 'M•••• D• S•••••',
  phone: '•••• 567',
  email: '',
  car_plate: 'GT•••RZ',
});
const withCode: CustomerContract = {
  ...masked,
  otp: {
    expires_at: '2026-11-21T09:52:00Z',
    resend_at: '2026-11-21T09:43:00Z',
    tries_left: 5,
    phone: '•••• 567',
  },
};
type Answers = NonNullable<Parameters<typeof openPage>[0]['answers']>;

function open(contract: () => CustomerContract, answers: Answers = {}, query = '', host: Partial<HostServices> = {}) {
  return openPage({
    element: <ContractRoute />,
    path: '/contract/:contract_uid',
    at: `/contract/${uid}${query}`,
    answers: {
      [`GET ${address}`]: () => ({ data: contract() }),
      [`GET ${address}/documents`]: () => ({ data: [] }),
      ...answers,
    },
    ...host,
  });
}

describe('the link alone', () => {
  test('tells just enough to know the contract, and not whose data it holds', async () => {
    const { view } = await open(() => masked);

    expect(await screen.findByRole('heading', { level: 1, name: 'Apri il tuo contratto' })).toBeVisible();
    expect(screen.getByText('•••• 567')).toBeVisible();
    expect(document.body).not.toHaveTextContent('via dei Transiti');
    expect(screen.queryByLabelText('Codice di accesso')).not.toBeInTheDocument();
    await expectAccessible(view.container);
  });

  test('and a code to the stored mobile open all of it', async () => {
    const { calls } = await open(() => masked, {
      [`POST ${address}/resend-otp`]: () => ({ data: withCode }),
      [`POST ${address}/confirm-otp`]: () => ({ data: signed }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Invia il codice di accesso' }));
    expect(await screen.findByText(/Abbiamo inviato un codice di 6 cifre al numero •••• 567/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Codice di accesso'), '482913');
    await userEvent.click(screen.getByRole('button', { name: 'Apri il contratto' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Contratto firmato' })).toHaveFocus();
    expect(calls('POST', `${address}/confirm-otp`).map(({ body }) => body)).toEqual([{ otp_code: '482913' }]);
  });

  test('leads whoever opened it to the page to sign, whose script is still on its way', async () => {
    await open(() => masked, {
      [`POST ${address}/resend-otp`]: () => ({ data: withCode }),
      [`POST ${address}/confirm-otp`]: () => ({ data: contractWith({ status: 'AVAIABLE' }) }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Invia il codice di accesso' }));
    await userEvent.type(await screen.findByLabelText('Codice di accesso'), '482913');
    await userEvent.click(screen.getByRole('button', { name: 'Apri il contratto' }));

    const heading = await screen.findByRole('heading', { level: 1, name: 'Leggi e firma' });
    await waitFor(() => expect(heading).toHaveFocus());
  });

  test('says so where the whole contract stood until somebody signed it elsewhere', async () => {
    let contract = contractWith({ status: 'AVAIABLE' });
    await open(() => contract);
    expect(await screen.findByRole('heading', { level: 1, name: 'Leggi e firma' })).toBeVisible();

    contract = { ...masked, status: 'SIGNED', signed_at: '2026-11-20T09:00:00Z' };
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByRole('heading', { level: 1, name: 'Apri il tuo contratto' })).toBeVisible();
    expect(screen.getByText(/^Intanto il contratto è stato firmato/)).toBeVisible();
  });

  test('a wrong code is told at its field and its digits stay', async () => {
    await open(() => masked, {
      [`POST ${address}/resend-otp`]: () => ({ data: withCode }),
      [`POST ${address}/confirm-otp`]: () => {
        throw refusal('otp_invalid', 'Codice errato.', { otp_code: ['Codice errato: ti restano 4 tentativi.'] });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Invia il codice di accesso' }));
    await userEvent.type(await screen.findByLabelText('Codice di accesso'), '000000');
    await userEvent.click(screen.getByRole('button', { name: 'Apri il contratto' }));

    expect(await screen.findByText('Codice errato: ti restano 4 tentativi.')).toBeVisible();
    expect(screen.getByLabelText('Codice di accesso')).toHaveValue('000000');
  });

  test('a code that cannot be sent is said beside its button', async () => {
    await open(() => masked, {
      [`POST ${address}/resend-otp`]: () => {
        throw refusal('unavailable', 'Gli SMS non partono: riprova tra poco.');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Invia il codice di accesso' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Gli SMS non partono: riprova tra poco.');
  });
});

describe('the link of an SMS', () => {
  test('gives its key for this browser’s permission before the contract is asked for', async () => {
    const { calls } = await open(() => signed, { [`POST ${address}/open`]: () => ({ data: signed }) }, '?k=chiave');

    expect(await screen.findByRole('heading', { level: 1, name: 'Contratto firmato' })).toBeVisible();
    expect(calls('POST', `${address}/open`).map(({ body }) => body)).toEqual([{ k: 'chiave' }]);
  });

  test('whose key is too old still leads to the code', async () => {
    await open(
      () => masked,
      {
        [`POST ${address}/open`]: () => {
          throw refusal('not_found', 'Non trovato.');
        },
      },
      '?k=vecchia',
    );

    expect(await screen.findByRole('button', { name: 'Invia il codice di accesso' })).toBeVisible();
  });
});

describe('a link that leads nowhere', () => {
  test('is not even asked for when it cannot be one', async () => {
    const { calls } = await openPage({
      element: <ContractRoute />,
      path: '/contract/:contract_uid',
      at: '/contract/abc',
    });

    expect(await screen.findByRole('heading', { name: 'Questo contratto non si può aprire' })).toBeVisible();
    expect(calls('GET', '/public/contracts/abc')).toEqual([]);
  });

  test('and one that the server does not know look the same', async () => {
    await open(() => {
      throw refusal('not_found', 'Non trovato.');
    });

    expect(await screen.findByRole('heading', { name: 'Questo contratto non si può aprire' })).toBeVisible();
  });

  test('a failure is no missing contract: it is tried again', async () => {
    let tries = 0;
    await open(() => {
      tries += 1;
      if (tries === 1) throw refusal('unavailable', 'Riprova tra poco.');
      return signed;
    });
    expect(await screen.findByText('Riprova tra poco.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Il tuo contratto' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Contratto firmato' })).toBeVisible();
  });
});

describe('paying', () => {
  test('nothing is chosen ahead; the choice is saved with a key of its own', async () => {
    const { calls, view } = await open(() => signed, {
      [`POST ${address}/payment-method`]: () => ({
        data: { ...signed, status: 'FILLED', payment_method: 'concessionaria' },
      }),
    });
    expect(await screen.findByRole('button', { name: 'Scegli come pagare' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('radio', { name: 'In concessionaria' }));
    await userEvent.click(screen.getByRole('button', { name: 'Conferma: pago in concessionaria' }));

    expect(await screen.findByText('Scelta salvata')).toBeVisible();
    await waitFor(() => expect(screen.getByText('Scelta salvata')).toHaveFocus());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Manca solo il pagamento');
    const [saved] = calls('POST', `${address}/payment-method`);
    expect(saved?.body).toEqual({ payment_method: 'concessionaria' });
    expect(saved?.options.idempotencyKey).toBeDefined();
    await expectAccessible(view.container);
  });

  test('a transfer shows whom, where, how much and why, to copy', async () => {
    await open(() => filled);

    expect(await screen.findByText('IT60 X054 2811 1010 0000 0123 456')).toBeVisible();
    expect(screen.getAllByText('CC-2026-000417').length).toBeGreaterThan(0);
    expect(screen.getByText(/incassa per conto di/)).toBeVisible();
    expect(await screen.findByRole('img', { name: 'Codice QR del bonifico' })).toBeVisible();
  });

  test('a dealer without an IBAN sends to the telephone instead', async () => {
    await open(() => ({ ...filled, store: { ...filled.store, iban: null } }));

    expect(await screen.findByText(/I dati per il bonifico arrivano per e-mail/)).toHaveTextContent(
      'Autocentro Lambro',
    );
    expect(screen.getByRole('link', { name: '+39 02 1264887' })).toHaveAttribute('href', 'tel:+39021264887');
  });

  test('a dealer without any way to pay is to be called', async () => {
    await open(() => ({ ...signed, store: { ...signed.store, payments_methods: [] } }));

    expect(await screen.findByText(/non ha ancora indicato come pagare/)).toBeVisible();
    expect(screen.getByRole('link', { name: '+39 02 1264887' })).toHaveAttribute('href', 'tel:+39021264887');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  test('a choice that is pressed twice is sent once', async () => {
    const { calls } = await open(() => signed, {
      [`POST ${address}/payment-method`]: () => ({
        data: { ...signed, status: 'FILLED', payment_method: 'bonifico' },
        message: '',
      }),
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'Bonifico' }));
    const button = screen.getByRole('button', { name: 'Conferma: pago con bonifico' });
    act(() => {
      button.click();
      button.click();
    });
    expect(await screen.findByText('Scelta salvata')).toBeVisible();
    expect(calls('POST', `${address}/payment-method`)).toHaveLength(1);
  });

  test('a way to pay that the dealer has switched off meanwhile is chosen no more', async () => {
    let offered: typeof signed.store.payments_methods = ['concessionaria', 'bonifico'];
    await open(() => ({ ...signed, store: { ...signed.store, payments_methods: offered } }), {
      [`POST ${address}/payment-method`]: () => {
        offered = ['bonifico'];
        throw refusal('validation', 'Il concessionario non offre questo modo di pagare.');
      },
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'In concessionaria' }));
    await userEvent.click(screen.getByRole('button', { name: 'Conferma: pago in concessionaria' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('non offre questo modo di pagare');
    expect(await screen.findByRole('button', { name: 'Scegli come pagare' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('radio')).not.toBeChecked();
  });

  test('the way that was saved stays there with what it takes, also where the dealer has switched it off since', async () => {
    await open(() => ({ ...filled, store: { ...filled.store, payments_methods: ['concessionaria'] } }));

    expect(await screen.findByRole('radio', { name: 'Bonifico' })).toBeChecked();
    expect(await screen.findByText('IT60 X054 2811 1010 0000 0123 456')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'In concessionaria' })).not.toBeChecked();
  });

  test('a refusal stands by the choice, which stays', async () => {
    const refuse = () => {
      throw refusal('unavailable', 'Il pagamento non si può scegliere ora.');
    };
    await open(() => signed, {
      [`POST ${address}/payment-method`]: refuse,
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'Bonifico' }));
    await userEvent.click(screen.getByRole('button', { name: 'Conferma: pago con bonifico' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Il pagamento non si può scegliere ora.');
    expect(screen.getByRole('radio', { name: 'Bonifico' })).toBeChecked();
  });

  test('back from a card that was refused, another try is offered', async () => {
    await open(() => ({ ...filled, payment_method: 'carta' }), {}, '?esito=rifiutato');

    expect(await screen.findByRole('alert')).toHaveTextContent('Il pagamento non è riuscito.');
    expect(screen.getByRole('button', { name: 'Vai a pagare con carta' })).toBeEnabled();
  });

  test('a refused card is said no more once another way is chosen', async () => {
    let contract: CustomerContract = { ...filled, payment_method: 'carta' };
    await open(
      () => contract,
      {
        [`POST ${address}/payment-method`]: () => {
          contract = filled;
          return { data: contract, message: '' };
        },
      },
      '?esito=rifiutato',
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Il pagamento non è riuscito.');
    await userEvent.click(screen.getByRole('radio', { name: 'Bonifico' }));
    await userEvent.click(screen.getByRole('button', { name: 'Conferma: pago con bonifico' }));

    expect(await screen.findByText('Scelta salvata')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  test('back from a provider, nothing is paid a second time while the confirmation may come', async () => {
    jest.useFakeTimers();
    await open(() => ({ ...filled, payment_method: 'carta' }), {}, '?esito=attesa');
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByText(/Aspettiamo la conferma dal gestore/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Vai a pagare con carta' })).not.toBeInTheDocument();
    expect(screen.queryByText(/ora completa il pagamento/)).not.toBeInTheDocument();

    await act(() => jest.advanceTimersByTimeAsync(30_100));
    expect(screen.getByText(/La conferma del pagamento non è ancora arrivata/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Vai a pagare con carta' })).toBeEnabled();
    jest.useRealTimers();
  });

  test('back from a provider, an open page asks ever more rarely, and in the end only when told to', async () => {
    jest.useFakeTimers();
    let paid = false;
    const { calls } = await open(
      () => (paid ? { ...filled, status: 'PAID', paid_at: '2026-11-21T09:42:00Z', amount: '1180.00' } : filled),
      {},
      '?esito=attesa',
    );
    const asked = () => calls('GET', address).length;
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    await pass(30_500);
    const soon = asked();
    expect(soon).toBeGreaterThanOrEqual(10);
    await pass(60_000);
    expect(asked() - soon).toBeLessThanOrEqual(4);

    await pass(10 * 60_000);
    const inTheEnd = asked();
    await pass(60 * 60_000);
    expect(asked()).toBe(inTheEnd);

    paid = true;
    fireEvent.click(screen.getByRole('button', { name: 'Controlla ora' }));
    await pass(100);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Contratto valido e pagato');
    jest.useRealTimers();
  });

  test('back from a provider, a page that nobody sees does not ask', async () => {
    jest.useFakeTimers();
    const { calls } = await open(() => filled, {}, '?esito=attesa');
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    await pass(100);
    const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const before = calls('GET', address).length;
    await pass(20_000);
    expect(calls('GET', address)).toHaveLength(before);

    seen.mockRestore();
    await pass(6_100);
    expect(calls('GET', address).length).toBeGreaterThan(before);
    jest.useRealTimers();
  });

  test('back from a card that was taken, the page waits for the money by itself', async () => {
    jest.useFakeTimers();
    let paid = false;
    await open(
      () => (paid ? { ...filled, status: 'PAID', paid_at: '2026-11-21T09:42:00Z', amount: '1180.00' } : filled),
      {},
      '?esito=pagato',
    );
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByText(/Aspettiamo la conferma dal gestore/)).toBeVisible();

    paid = true;
    await act(() => jest.advanceTimersByTimeAsync(3_100));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Contratto valido e pagato');
    expect(screen.queryByText(/Aspettiamo la conferma/)).not.toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    jest.useRealTimers();
  });
});

describe('withdrawing', () => {
  function dialogOf() {
    const opened: Parameters<HostServices['dialog']['open']>[0][] = [];
    return {
      opened,
      dialog: { open: (request: (typeof opened)[number]) => void opened.push(request), close: () => undefined },
    };
  }

  test('is offered until the term ends, in the law’s own words', async () => {
    const { opened, dialog } = dialogOf();
    await open(() => signed, {}, '', { dialog });
    await userEvent.click(await screen.findByRole('button', { name: 'Recedere dal contratto qui' }));

    expect(screen.getByText(/senza motivo e senza costi/)).toHaveTextContent('Fino al 4 dicembre 2026');
    expect(opened.map(({ title }) => title)).toEqual(['Recedere dal contratto CC-2026-000417?']);
  });

  test('is no longer offered afterwards', async () => {
    await open(() => ({ ...signed, withdrawal_ends_at: '2026-11-20T23:00:00Z' }));
    await screen.findByRole('heading', { level: 1, name: 'Contratto firmato' });

    expect(screen.queryByRole('button', { name: 'Recedere dal contratto qui' })).not.toBeInTheDocument();
  });

  test('once done says when the money comes back, and asks for none', async () => {
    await open(() => ({
      ...signed,
      status: 'PAID',
      paid_at: '2026-11-20T10:00:00Z',
      withdrawn_at: '2026-11-21T09:00:00Z',
      refund_due_at: '2026-12-05T09:00:00Z',
    }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Hai esercitato il recesso' })).toBeVisible();
    expect(screen.getByText(/Il rimborso di [\d.,]+\s€ arriva entro il 5 dicembre 2026/)).toBeVisible();
    expect(screen.queryByText('Come vuoi pagare?')).not.toBeInTheDocument();
  });
});

test('documents are listed with what they are, and those to come with when', async () => {
  await open(() => signed, {
    [`GET ${address}/documents`]: () => ({
      data: [
        {
          id: '3d7f3f1a-2b3c-4f5e-8f53-0b9b0d0e2f4a',
          kind: 'contratto',
          version: 1,
          sealed: true,
          sha256: '9f3a61c0'.repeat(8),
          size: 184_000,
          created_at: '2026-11-20T09:00:00Z',
        },
      ],
    }),
  });
  const documents = within(await screen.findByRole('list', { name: 'Documenti' }).catch(() => document.body));

  await waitFor(() => expect(documents.getByText('PDF sigillato, con la pagina delle prove')).toBeVisible());
  expect(documents.getByText('184 kB')).toBeInTheDocument();
  expect(documents.getByText('Pronta quando scegli come pagare')).toBeVisible();
});
