import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'shared-api/errors';
import type { HostServices, SessionService, SessionState } from 'shared-api/host';
import { refusal } from 'shared-api/testing';
import { expectAccessible, loadAgain } from 'shared-ui/testing';
import type { FunnelState } from '../common/funnel/funnel-state';
import { journey } from '../common/funnel/use-funnel';
import { car, contractWith, customer, dealer, offer, report } from '../common/testing/examples';
import { openPage, otherPage } from '../common/testing/open-page';
import { ConfirmPage } from './confirm-page';

const uid = 'AbCdEfGhIjKlMnOpQrStUv';
const create = 'POST /public/contracts/create-new';
const message = 'Contratto CC-2026-000417 creato. Leggilo prima di firmare.';
const made = () => ({ data: contractWith({ contract_uid: uid }), message });
function open(
  answers: Parameters<typeof openPage>[0]['answers'] = {},
  state: Partial<FunnelState> = { customer },
  session?: SessionService,
  utms?: HostServices['utms'],
) {
  return openPage({
    element: <ConfirmPage />,
    path: '/ricerca/:vin/packages/store/confirm',
    at: `/ricerca/${car.car_vin}/packages/store/confirm`,
    state: { vin: car.car_vin, report, car, offer, dealer, ...state },
    answers,
    ...(session && { session }),
    ...(utms && { utms }),
  });
}
const send = () => userEvent.click(screen.getAllByRole('button', { name: 'Leggi il contratto' })[0] ?? document.body);

test('everything that was chosen becomes the contract, which is shown next', async () => {
  const { calls, view } = await open({ [create]: made });
  await expectAccessible(view.container);
  await send();

  const page = await otherPage();
  expect(page).toHaveTextContent(`/contract/${uid}`);
  // Its page says it: a notice would lie over the steps, on a phone over the way to sign in.
  expect(page).toHaveTextContent(message);
  expect(calls('POST', '/public/contracts/create-new')[0]?.options.saysSuccess).toBe(true);
  expect(calls('POST', '/public/contracts/create-new').map(({ body }) => body)).toEqual([
    expect.objectContaining({
      car_vin: car.car_vin,
      km: 18_420,
      package_id: offer.id,
      store_uid: dealer.store_uid,
      total: '1180.00',
      lastname: 'De Santis',
      general: true,
      marketing: false,
    }),
  ]);
  expect(journey().get().contract_uid).toBe(uid);
});

test('what the address of an advertisement holds keeps nobody from a contract', async () => {
  const utms = () => ({ utm_source: 'radio', utm_Content: 'banner', utm_term: 'x'.repeat(201) });
  const { calls } = await open({ [create]: made }, { customer }, undefined, utms);
  await send();

  await otherPage();
  expect(calls('POST', '/public/contracts/create-new')[0]?.body).toHaveProperty('utms', { utm_source: 'radio' });
});

test('a postal code fills in its comune and province, and leaves what was written', async () => {
  await open({ 'GET /public/places': () => ({ data: [{ city: 'Torino', province: 'TO' }] }) }, {});
  await userEvent.type(screen.getByLabelText('CAP'), '10121');

  await waitFor(() => expect(screen.getByLabelText('Comune')).toHaveValue('Torino'));
  expect(screen.getByLabelText('Provincia')).toHaveValue('TO');
});

test('a postal code that is pasted with blanks keeps its digits', async () => {
  const { calls } = await open({ [create]: made, 'GET /public/places': () => ({ data: [] }) });
  const zip = screen.getByLabelText('CAP');
  await userEvent.clear(zip);
  await userEvent.click(zip);
  await userEvent.paste(' 201 27 ');
  await waitFor(() => expect(calls('GET', '/public/places').at(-1)?.query).toEqual({ zip_code: '20127' }));
  await send();

  await otherPage();
  expect(calls('POST', '/public/contracts/create-new')[0]?.body).toMatchObject({ zip_code: '20127' });
});

test('an empty form names what is missing, in the order of the page, and sends nothing', async () => {
  const { calls } = await open({}, {});
  await send();

  const missing = await screen.findAllByRole('button', {
    name: /^(Nome|Cognome|E-mail|Cellulare|Via|CAP|Comune|Provincia)/,
  });
  expect(missing.map((button) => button.textContent?.split(':')[0])).toEqual([
    'Nome',
    'Cognome',
    'E-mail',
    'Cellulare',
    'Via e numero civico',
    'CAP',
    'Comune',
    'Provincia',
  ]);
  expect(calls('POST', '/public/contracts/create-new')).toEqual([]);
});

test('without the privacy notice there is no contract; offers and surveys are free', async () => {
  const { calls } = await open({ [create]: made }, { customer: { ...customer, general: false } });
  await send();
  expect(screen.getByRole('checkbox', { name: /informativa sulla privacy/ })).toBeInvalid();
  expect(calls('POST', '/public/contracts/create-new')).toEqual([]);

  await userEvent.click(screen.getByRole('checkbox', { name: /informativa sulla privacy/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Voglio ricevere offerte/ }));
  await send();
  await otherPage();
  expect(calls('POST', '/public/contracts/create-new')[0]?.body).toMatchObject({
    general: true,
    marketing: true,
    survey: false,
  });
});

test('a wrong e-mail is told when its field is left, and what was typed stays', async () => {
  await open();
  const email = screen.getByRole('textbox', { name: 'E-mail' });
  await userEvent.clear(email);
  await userEvent.type(email, 'marco.desantis');
  await userEvent.tab();

  expect(email).toBeInvalid();
  expect(email).toHaveValue('marco.desantis');
});

test('an offer whose price has changed leads back to the packages, with the reason and nothing lost', async () => {
  await open({
    [create]: () => {
      throw refusal('offer_changed', 'Controlla i dati.', { total: ['Il prezzo è cambiato: controlla il totale.'] });
    },
  });
  await send();

  const page = await otherPage();
  expect(page).toHaveTextContent(`/ricerca/${car.car_vin}/packages`);
  expect(page).toHaveTextContent('Il prezzo è cambiato: controlla il totale.');
  expect(journey().get().customer).toMatchObject({ lastname: 'De Santis', zip_code: '20127' });
});

test('a dealer who no longer sells leads back to the dealers', async () => {
  await open({
    [create]: () => {
      throw refusal('validation', 'Controlla i dati.', { store_uid: ['Questo concessionario non vende più qui.'] });
    },
  });
  await send();

  const page = await otherPage();
  expect(page).toHaveTextContent(`/ricerca/${car.car_vin}/packages/store`);
  expect(page).toHaveTextContent('Questo concessionario non vende più qui.');
});

test('kilometres that are doubted lead back to the vehicle, and the reason goes with the data', async () => {
  const { calls } = await open(
    {
      [create]: () => {
        throw refusal('validation', 'Controlla i dati.', { km: ['Se sono davvero questi, scrivi il motivo.'] });
      },
    },
    { customer, car: { ...car, km_reason: 'Contachilometri sostituito' } },
  );
  await send();

  expect(await otherPage()).toHaveTextContent(`/ricerca/${car.car_vin} {"notice":`);
  expect(await otherPage()).toHaveTextContent('"fields":["km"]');
  expect(calls('POST', '/public/contracts/create-new')[0]?.body).toMatchObject({
    km_reason: 'Contachilometri sostituito',
  });
});

test('a second try after a lost answer carries the same key', async () => {
  let tries = 0;
  const { calls } = await open({
    [create]: () => {
      tries += 1;
      if (tries === 1) throw refusal('unavailable', 'Riprova tra poco.');
      return made();
    },
  });
  await send();
  expect(await screen.findByText('Riprova tra poco.')).toBeVisible();
  await send();

  await otherPage();
  const keys = calls('POST', '/public/contracts/create-new').map(({ options }) => options.idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

describe('a contract that this journey has already made', () => {
  const state = { customer, contract_uid: uid };
  const read = `GET /public/contracts/${uid}`;
  const update = `PATCH /public/contracts/${uid}/update`;
  const { phone_confirmed: _confirmed, ...stated } = customer;

  test('is gone on with: the new data take the place of the old', async () => {
    const { calls } = await open({ [read]: made, [update]: made }, state);
    expect(await screen.findByText(/Stai andando avanti con il contratto CC-2026-000417/)).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Cognome'));
    await userEvent.type(screen.getByLabelText('Cognome'), 'De Sanctis');
    await send();

    expect(await otherPage()).toHaveTextContent(`/contract/${uid}`);
    expect(calls('PATCH', `/public/contracts/${uid}/update`)[0]?.body).toMatchObject({ lastname: 'De Sanctis' });
    expect(calls('POST', '/public/contracts/create-new')).toEqual([]);
  });

  test('that somebody else has changed meanwhile is not overwritten in silence', async () => {
    const changed = contractWith({ contract_uid: uid, ...stated, version: 9, city: 'Lodi' });
    const stale = refusal('stale', 'Qualcuno l’ha modificato.');
    const { calls } = await open(
      {
        [read]: () => ({ data: changed }),
        [update]: ({ options }) => {
          if (options.ifMatch !== '"9"') throw stale;
          return { data: { ...changed, city: 'Milano', version: 10 }, message };
        },
      },
      { ...state, contract_version: 8 },
    );
    await send();

    expect(await screen.findByText(/Nel frattempo il contratto è stato modificato/)).toHaveTextContent(
      'Adesso c’è scritto: Comune «Lodi».',
    );
    expect(screen.getByLabelText('Comune')).toHaveValue('Milano');
    await send();

    expect(await otherPage()).toHaveTextContent(`/contract/${uid}`);
    const sent = calls('PATCH', `/public/contracts/${uid}/update`);
    expect(sent.map(({ options }) => options.ifMatch)).toEqual(['"8"', '"9"']);
    expect(journey().get().contract_version).toBe(10);
  });

  test('that says the same in a newer version is saved at once', async () => {
    let version = 8;
    const { calls } = await open(
      {
        [read]: () => ({ data: contractWith({ contract_uid: uid, ...stated, version }) }),
        [update]: ({ options }) => {
          if (options.ifMatch === '"9"') return { data: contractWith({ contract_uid: uid, version: 10 }), message };
          version = 9;
          throw refusal('stale', 'Qualcuno l’ha modificato.');
        },
      },
      { ...state, contract_version: 8 },
    );
    await screen.findByText(/Stai andando avanti/);
    await send();

    expect(await otherPage()).toHaveTextContent(`/contract/${uid}`);
    expect(calls('PATCH', `/public/contracts/${uid}/update`)).toHaveLength(2);
  });

  test('that has meanwhile been deleted is made anew', async () => {
    const { calls } = await open(
      {
        [read]: made,
        [update]: () => {
          throw refusal('not_found', 'Non trovato.');
        },
        [create]: () => ({ data: contractWith({ contract_uid: 'ZyXwVuTsRqPoNmLkJiHgFe' }) }),
      },
      state,
    );
    await send();

    expect(await otherPage()).toHaveTextContent('/contract/ZyXwVuTsRqPoNmLkJiHgFe');
    expect(calls('POST', '/public/contracts/create-new')).toHaveLength(1);
  });

  test.each([
    ['signed meanwhile', 'status'],
    ['asks for its code again', 'access_code_required'],
  ] as const)('that %s leads to its page, and no second one is made', async (_what, code) => {
    const { calls } = await open(
      {
        [read]: made,
        [update]: () => {
          throw new ApiError(422, { message: 'Non si può.', code, request_id: 'r' });
        },
        [create]: made,
      },
      state,
    );
    await send();

    expect(await otherPage()).toHaveTextContent(`/contract/${uid}`);
    expect(calls('POST', '/public/contracts/create-new')).toEqual([]);
    expect(journey().get()).toMatchObject({ contract_uid: uid, customer });
  });

  test('that is signed is no longer changed: its page is shown', async () => {
    await open(
      { [read]: () => ({ data: contractWith({ status: 'SIGNED', signed_at: '2026-11-20T09:00:00Z' }) }) },
      state,
    );

    expect(await otherPage()).toHaveTextContent(`/contract/${uid}`);
  });
});

test('back from the signed contract, its data lead to it again', async () => {
  await open({}, { car: null, offer: null, dealer: null, contract_uid: uid });
  expect(await otherPage()).toHaveTextContent(`/contract/${uid}`);
});

test('that the session was over is told no more once the person has signed in again', async () => {
  const over = 'La sessione è finita. Accedi di nuovo.';
  const customerIn: SessionState = { authenticated: true, roles: ['user'] };
  let state = customerIn;
  const listeners = new Set<() => void>();
  const turn = (next: SessionState) =>
    act(() => {
      state = next;
      for (const listener of listeners) listener();
    });
  const session: SessionService = {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    preSignIn: async () => ({ otp_required: false, channel: null }),
    signIn: async () => undefined,
    signOut: async () => undefined,
    refreshAccount: () => undefined,
  };
  const refused = () => {
    throw refusal('unauthenticated', over);
  };
  await open({ 'POST /account/contracts/create': refused }, { customer }, session);
  await send();
  expect(await screen.findByText(over)).toBeVisible();
  await turn({ authenticated: false, roles: [] });
  expect(screen.getByText(over)).toBeVisible();
  await turn(customerIn);
  expect(screen.queryByText(over)).not.toBeInTheDocument();
});

describe('signing in without leaving the page', () => {
  const session = (changes: Partial<SessionService>): SessionService => ({
    get: () => visitor,
    subscribe: () => () => undefined,
    preSignIn: async () => ({ otp_required: false, channel: null }),
    signIn: async () => undefined,
    signOut: async () => undefined,
    refreshAccount: () => undefined,
    ...changes,
  });
  const visitor = { authenticated: false, roles: [] };
  const account = () => within(screen.getByRole('region', { name: 'Hai già un account?' }));
  /** Below 960 px the fields come with a press. */
  const unfold = () => userEvent.click(account().getByRole('button', { name: 'Accedi qui' }));
  const enter = async () => {
    await unfold();
    await userEvent.type(account().getByLabelText('E-mail'), 'marco@example.com');
    await userEvent.type(account().getByLabelText('Password'), 'una frase lunga e mia');
    await userEvent.click(account().getByRole('button', { name: 'Accedi' }));
  };

  test('opened on a phone, it begins at the e-mail', async () => {
    await open();
    await unfold();
    expect(account().getByLabelText('E-mail')).toHaveFocus();
  });

  test('needs both fields', async () => {
    await open();
    await unfold();
    await userEvent.click(account().getByRole('button', { name: 'Accedi' }));

    expect(account().getByLabelText('E-mail')).toHaveAccessibleDescription('Scrivi e-mail e password.');
  });

  test('says what the server says, and keeps what was typed', async () => {
    const signIn = async () => {
      throw refusal('validation', 'E-mail o password non corretti.');
    };
    await open({}, { customer }, session({ signIn }));
    await enter();

    expect(await account().findByText('E-mail o password non corretti.')).toBeVisible();
    expect(account().getByLabelText('E-mail')).toHaveValue('marco@example.com');
  });

  test('asks for the code where the account has a second step', async () => {
    const given: unknown[] = [];
    await open(
      {},
      { customer },
      session({
        preSignIn: async () => ({ otp_required: true, channel: 'sms' }),
        signIn: async (credentials) => void given.push(credentials),
      }),
    );
    await enter();
    expect(await account().findByText('Abbiamo inviato un codice di 6 cifre al tuo telefono.')).toBeVisible();
    await waitFor(() => expect(account().getByLabelText('Codice di accesso')).toHaveFocus());
    await userEvent.type(account().getByLabelText('Codice di accesso'), '482913');
    await userEvent.click(account().getByRole('button', { name: 'Accedi' }));

    expect(given).toEqual([{ email: 'marco@example.com', password: 'una frase lunga e mia', otp_code: '482913' }]);
  });

  test('takes a spare code in the place of the usual one', async () => {
    const given: unknown[] = [];
    await open(
      {},
      { customer },
      session({
        preSignIn: async () => ({ otp_required: true, channel: 'totp' }),
        signIn: async (credentials) => void given.push(credentials),
      }),
    );
    await enter();
    await userEvent.type(await account().findByLabelText('Codice di accesso'), '4829');
    await userEvent.click(account().getByRole('button', { name: 'Usa un codice di riserva' }));

    expect(account().getByLabelText('Codice di riserva')).toHaveFocus();
    expect(account().getByLabelText('Codice di riserva')).toHaveValue('');
    await userEvent.type(account().getByLabelText('Codice di riserva'), 'k7mq 3xpz');
    await userEvent.click(account().getByRole('button', { name: 'Accedi' }));
    expect(given).toEqual([{ email: 'marco@example.com', password: 'una frase lunga e mia', otp_code: 'k7mq3xpz' }]);

    await userEvent.click(account().getByRole('button', { name: 'Usa il codice di 6 cifre' }));
    expect(account().getByLabelText('Codice di accesso')).toHaveFocus();
    expect(account().getByLabelText('Codice di accesso')).toHaveValue('');
  });

  test('asks for a forgotten password with the e-mail that is typed', async () => {
    await open();
    await unfold();
    const forgotten = () => account().getByRole('link', { name: 'Password dimenticata?' });
    expect(forgotten()).toHaveAttribute('href', '/forgot-password');
    await userEvent.type(account().getByLabelText('E-mail'), 'marco@example.com');
    expect(forgotten()).toHaveAttribute('href', '/forgot-password#email=marco%40example.com');
  });

  test('leads an account that signs in with its passkey alone to the page that asks for it', async () => {
    const preSignIn = async () => ({ otp_required: true, channel: null, passkey: true });
    await open({}, { customer }, session({ preSignIn }));
    await enter();

    const link = await account().findByRole('link', { name: 'vai all’accesso' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/login\?next=%2Fricerca.*confirm$/));
    expect(account().queryByLabelText('Codice di accesso')).not.toBeInTheDocument();
  });

  test('has the field for the code in hand when no other one leaves', async () => {
    const reason = 'Hai chiesto troppi codici. Riprova tra un’ora.';
    const given: unknown[] = [];
    await open(
      {},
      { customer },
      session({
        preSignIn: async () => {
          const errors = { otp_code: [reason] };
          throw refusal('too_many_requests', reason, errors);
        },
        signIn: async (credentials) => void given.push(credentials),
      }),
    );
    await enter();
    expect(await account().findByText(/Hai chiesto troppi codici.* scrivilo qui\./)).toBeVisible();
    await userEvent.type(account().getByLabelText('Codice di accesso'), '482913');
    await userEvent.click(account().getByRole('button', { name: 'Accedi' }));
    expect(given).toEqual([{ email: 'marco@example.com', password: 'una frase lunga e mia', otp_code: '482913' }]);
  });

  test('after a reload a code in hand is typed without asking for another', async () => {
    const asked: unknown[] = [];
    const given: unknown[] = [];
    const forget = loadAgain();
    await open(
      {},
      { customer },
      session({
        preSignIn: async ({ email }) => {
          asked.push(email);
          return { otp_required: true, channel: 'sms' };
        },
        signIn: async (credentials) => void given.push(credentials),
      }),
    );
    await unfold();
    await userEvent.click(account().getByRole('button', { name: 'Ho già un codice' }));
    expect(account().getByLabelText('E-mail')).toHaveAccessibleDescription('Scrivi e-mail e password.');
    await userEvent.type(account().getByLabelText('E-mail'), 'marco@example.com');
    await userEvent.type(account().getByLabelText('Password'), 'una frase lunga e mia');
    await userEvent.click(account().getByRole('button', { name: 'Ho già un codice' }));
    await userEvent.type(await account().findByLabelText('Codice di accesso'), '482913');
    await userEvent.click(account().getByRole('button', { name: 'Accedi' }));
    expect(asked).toEqual([]);
    expect(given).toEqual([{ email: 'marco@example.com', password: 'una frase lunga e mia', otp_code: '482913' }]);
    forget();
  });

  test('begins anew with other credentials, and where one goes back', async () => {
    const asked: unknown[] = [];
    const given: unknown[] = [];
    await open(
      {},
      { customer },
      session({
        preSignIn: async ({ email }) => {
          asked.push(email);
          return { otp_required: email.startsWith('marco'), channel: 'sms' };
        },
        signIn: async (credentials) => void given.push(credentials),
      }),
    );
    await enter();
    await userEvent.click(await account().findByRole('button', { name: 'Torna indietro' }));
    expect(account().queryByLabelText('Codice di accesso')).not.toBeInTheDocument();

    await userEvent.click(account().getByRole('button', { name: 'Accedi' }));
    await userEvent.type(await account().findByLabelText('Codice di accesso'), '482913');
    await userEvent.clear(account().getByLabelText('E-mail'));
    await userEvent.type(account().getByLabelText('E-mail'), 'anna@example.com');
    expect(account().queryByLabelText('Codice di accesso')).not.toBeInTheDocument();
    await userEvent.click(account().getByRole('button', { name: 'Accedi' }));

    expect(asked).toEqual(['marco@example.com', 'marco@example.com', 'anna@example.com']);
    expect(given).toEqual([{ email: 'anna@example.com', password: 'una frase lunga e mia' }]);
  });
});
