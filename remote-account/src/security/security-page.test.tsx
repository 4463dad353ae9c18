import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { User } from 'shared-api/entities';
import type { HostServices } from 'shared-api/host';
import { type Answer, provideTestHost, refusal } from 'shared-api/testing';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { customer } from '../common/testing/examples';
import { SecurityPage } from './security-page';

const sessions = [
  {
    id: '0b9f5f0a-5c3d-4a53-9d9d-3f7f3f1f2a11',
    device: 'Chrome su Windows',
    address: '93.41.•.•',
    created_at: '2026-11-21T08:00:00.000Z',
    last_seen_at: '2026-11-21T09:40:00.000Z',
    current: true,
  },
  {
    id: '0b9f5f0a-5c3d-4a53-9d9d-3f7f3f1f2a12',
    device: 'Safari su iPhone',
    address: '151.38.•.•',
    created_at: '2026-11-20T18:00:00.000Z',
    last_seen_at: '2026-11-20T18:30:00.000Z',
    current: false,
  },
];

const spareCodes = Array.from({ length: 10 }, (_, n) => `abcde-fghi${'234567abcd'[n]}`);

function answerOf(path: string, account: User) {
  if (path === '/account') return account;
  return path === '/account/passkeys' ? [] : sessions;
}

function signIn(account: User, change: Answer, link = true) {
  return provideTestHost(
    (outgoing) => {
      if (outgoing.path === '/auth/link') return { data: { usable: link } };
      if (outgoing.entry.method !== 'GET') return change(outgoing);
      return { data: answerOf(outgoing.path, account) };
    },
    { roles: ['user'] },
  );
}

test('another session is ended, one’s own cannot be', async () => {
  const held = [...sessions];
  const { sent } = provideTestHost(
    ({ path, entry }) => {
      if (entry.method === 'DELETE') held.pop();
      return { data: path === '/account/sessions' ? [...held] : answerOf(path, customer) };
    },
    { roles: ['user'] },
  );
  const view = renderWithHost(<SecurityPage />);
  expect(await screen.findByText('questa sessione')).toBeVisible();
  await expectAccessible(view.container);

  const end = screen.getByRole('button', { name: /^Disconnetti Safari su iPhone, collegato dal 20\/11\/2026/ });
  await userEvent.click(end);
  await waitFor(() => expect(end).not.toBeInTheDocument());
  expect(sent).toContainEqual(expect.objectContaining({ path: `/account/sessions/${sessions[1]?.id}` }));
  // The next key goes on from where the button was.
  expect(screen.getByRole('heading', { name: 'Dispositivi collegati' })).toHaveFocus();
});

test('a new password ends the other sessions, and the list says so at once', async () => {
  let left = sessions;
  provideTestHost(
    ({ entry, path }) => {
      if (entry.method !== 'GET') left = sessions.filter(({ current }) => current);
      return { data: path === '/account/sessions' ? left : answerOf(path, customer) };
    },
    { roles: ['user'] },
  );
  renderWithHost(<SecurityPage />);
  await screen.findByText(/Safari su iPhone/);
  await userEvent.type(screen.getByLabelText('Password attuale'), 'quella di prima');
  await userEvent.type(screen.getByLabelText('Nuova password'), 'una frase nuova e lunga');
  await userEvent.click(screen.getByRole('button', { name: 'Cambia la password' }));

  await waitFor(() => expect(screen.queryByText(/Safari su iPhone/)).not.toBeInTheDocument());
});

test('a password manager is told whose password is changed, by a field that it reads', async () => {
  signIn(customer, () => undefined);
  const { container } = renderWithHost(<SecurityPage />);
  const form = (await screen.findByLabelText('Nuova password')).closest('form');
  const username = form?.querySelector('[autocomplete="username"]');
  // Browsers leave fields of the type `hidden` aside.
  expect(username).toHaveAttribute('type', 'email');
  expect(username).toHaveValue(customer.email);
  expect(username).not.toBeVisible();
  await expectAccessible(container);
});

test.each([
  ['manager', 'off', true],
  ['admin', 'sms', true],
  ['manager', 'totp', false],
  ['user', 'off', false],
] as const)('a %s whose second step is %s is told that work asks for an app: %s', async (role, two_step, isTold) => {
  const account: User = { ...customer, roles: [role], settings: { ...customer.settings, two_step } };
  provideTestHost(({ path }) => ({ data: answerOf(path, account) }), { roles: [role] });
  renderWithHost(<SecurityPage />);
  await screen.findByRole('heading', { name: 'Verifica in due passaggi' });
  expect(screen.queryAllByText(/Aggiungi qui sotto una passkey, oppure collega un’app/)).toHaveLength(isTold ? 1 : 0);
});

test.each([
  ['sms', '2026-11-01T09:00:00Z'],
  ['off', '2026-11-01T09:00:00Z'],
  ['off', null],
] as const)(
  'staff who have a passkey are asked for that, and offered no code by SMS: %s, %s',
  async (two_step, verified) => {
    const settings = { ...customer.settings, two_step };
    const account: User = { ...customer, roles: ['manager'], passkeys: 1, settings, phone_verified_at: verified };
    provideTestHost(({ path }) => ({ data: answerOf(path, account) }), { roles: ['manager'] });
    renderWithHost(<SecurityPage />);

    expect(await screen.findByText(/A ogni accesso con la password ti chiediamo anche la tua passkey/)).toBeVisible();
    expect(screen.queryByText(/codic[ei] per SMS/)).not.toBeInTheDocument();
  },
);

test('the app is joined with its first code, and gives ten spare codes once', async () => {
  const { sent } = signIn(customer, ({ path }) => {
    if (path === '/account/totp') {
      return { data: { secret: 'JBSWY3DPEHPK3PXP', otpauth_url: 'otpauth://totp/CarCare', svg: '<svg/>' } };
    }
    return { data: { spare_codes: spareCodes }, message: 'Acceso.' };
  });
  const view = renderWithHost(<SecurityPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Usa un’app di autenticazione' }));
  expect(await screen.findByText('JBSWY3DPEHPK3PXP')).toBeVisible();
  await expectAccessible(view.container);
  await userEvent.type(screen.getByLabelText('Codice dell’app'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Attiva' }));

  const kept = within(await screen.findByRole('group', { name: 'Codici di riserva' }));
  expect(kept.getAllByRole('listitem')).toHaveLength(10);
  expect(sent).toContainEqual(expect.objectContaining({ path: '/account/totp/confirm', body: { otp_code: '123456' } }));
  await userEvent.click(kept.getByRole('button', { name: 'Li ho conservati' }));
  expect(screen.queryByText(spareCodes[0] ?? '')).not.toBeInTheDocument();
});

test('who does not prove to be the owner is told so in place of the app’s picture, and may choose again', async () => {
  const told = 'Per questa modifica conferma prima che sei tu, con la password o con il codice dell’app.';
  let proved = false;
  signIn(customer, ({ path }) => {
    if (!proved) throw refusal('step_up_required', told);
    if (path === '/account/sms-step') return { message: 'Codice inviato.' };
    return { data: { secret: 'JBSWY3DPEHPK3PXP', otpauth_url: 'otpauth://totp/CarCare', svg: '<svg/>' } };
  });
  renderWithHost(<SecurityPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Usa un’app di autenticazione' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(told);
  expect(screen.getByRole('button', { name: 'Usa un’app di autenticazione' })).toHaveFocus();

  proved = true;
  await userEvent.click(screen.getByRole('button', { name: 'Usa un codice per SMS' }));
  expect(await screen.findByText(/codice di prova per SMS al numero/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('whoever opens the app’s picture, or takes the app away, stays at the second step by keyboard', async () => {
  signIn({ ...customer, settings: { ...customer.settings, two_step: 'sms' } }, ({ path }) =>
    path === '/account/update-settings'
      ? { data: customer, message: 'Salvate.' }
      : { data: { secret: 'JBSWY3DPEHPK3PXP', otpauth_url: 'otpauth://totp/CarCare', svg: '<svg/>' } },
  );
  renderWithHost(<SecurityPage />);
  const heading = await screen.findByRole('heading', { name: 'Verifica in due passaggi' });
  await userEvent.click(await screen.findByRole('button', { name: 'Usa un’app di autenticazione' }));
  expect(await screen.findByText('JBSWY3DPEHPK3PXP')).toBeVisible();
  expect(heading).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(screen.getByRole('button', { name: 'Usa un’app di autenticazione' })).toHaveFocus();

  await userEvent.click(screen.getByRole('button', { name: 'Disattiva' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Disattiva' })).not.toBeInTheDocument());
  expect(heading).toHaveFocus();
});

test('codes by SMS are switched on with one that arrived, and give ten spare codes once', async () => {
  const { sent } = signIn(customer, ({ path }) => {
    if (path === '/account/sms-step') return { message: 'Codice inviato.' };
    return { data: { spare_codes: spareCodes }, message: 'Acceso.' };
  });
  const view = renderWithHost(<SecurityPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Usa un codice per SMS' }));
  expect(await screen.findByText(/codice di prova per SMS al numero/)).toBeVisible();
  await expectAccessible(view.container);
  const calls = () => sent.filter(({ entry }) => entry.method !== 'GET').map(({ path, body }) => [path, body]);
  expect(calls()).toEqual([['/account/sms-step', undefined]]);
  // The page says it: a notice would say the same again.
  const saysSuccess = () =>
    sent.filter(({ path }) => path === '/account/sms-step').map(({ options }) => options.saysSuccess);
  expect(saysSuccess()).toEqual([true]);
  await userEvent.click(screen.getByRole('button', { name: 'Invia un altro codice' }));
  expect(saysSuccess()).toEqual([true, false]);

  await userEvent.type(screen.getByRole('textbox', { name: /Codice/ }), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Attiva' }));

  const kept = within(await screen.findByRole('group', { name: 'Codici di riserva' }));
  expect(kept.getAllByRole('listitem')).toHaveLength(10);
  expect(calls().at(-1)).toEqual(['/account/sms-step/confirm', { otp_code: '123456' }]);
});

const withApp = (spare_codes_left?: number): User => ({
  ...customer,
  settings: { ...customer.settings, two_step: 'totp' },
  ...(spare_codes_left === undefined ? {} : { spare_codes_left }),
});

test.each([
  [7, 'Ti restano 7 codici di riserva.'],
  [2, 'Ti restano solo 2 codici di riserva: creane di nuovi, per non restare senza.'],
  [1, 'Ti resta solo un codice di riserva: creane di nuovi, per non restare senza.'],
  [0, 'Non hai più codici di riserva: creane di nuovi, per accedere anche se perdi il telefono.'],
])('of %i spare codes the page says: %s', async (left, sentence) => {
  signIn(withApp(left), () => undefined);
  const view = renderWithHost(<SecurityPage />);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Crea nuovi codici di riserva' })).toBeVisible();
  await expectAccessible(view.container);
});

test.each([
  ['whose second step is off', { ...customer, spare_codes_left: 0 }],
  ['of a server that does not tell', withApp()],
  [
    'of staff who are asked for their passkey',
    {
      ...customer,
      roles: ['manager'],
      passkeys: 1,
      spare_codes_left: 3,
      settings: { ...customer.settings, two_step: 'sms' },
    },
  ],
] satisfies [string, User][])('of an account %s no spare codes are told', async (_, account) => {
  signIn(account, () => undefined);
  renderWithHost(<SecurityPage />);
  await screen.findByRole('heading', { name: 'Verifica in due passaggi' });
  expect(screen.queryByText(/codic[ei] di riserva\b.*(restano|creane)|Ti resta/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Crea nuovi codici di riserva' })).not.toBeInTheDocument();
});

const bySms = (spare_codes_left: number): User => ({
  ...customer,
  settings: { ...customer.settings, two_step: 'sms' },
  spare_codes_left,
});

/** Somebody with one spare code left, and what the page sends for new ones. */
function withOneLeft(account: (left: number) => User, services: Partial<HostServices> = {}) {
  let left = 1;
  const { sent } = provideTestHost(
    ({ entry, path }) => {
      if (entry.method === 'GET') return { data: answerOf(path, account(left)) };
      left = 10;
      return { data: { spare_codes: spareCodes }, message: 'Conservali.' };
    },
    { roles: ['user'], ...services },
  );
  const view = renderWithHost(<SecurityPage />);
  return { ...view, made: () => sent.filter(({ path }) => path === '/account/spare-codes') };
}

test('ten new spare codes are made after a question, shown once, and counted', async () => {
  const { container, made } = withOneLeft(bySms);
  await userEvent.click(await screen.findByRole('button', { name: 'Crea nuovi codici di riserva' }));
  const question = await screen.findByRole('alertdialog', { name: 'Creare nuovi codici di riserva?' });
  expect(made()).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Crea i codici' }));

  const kept = within(await screen.findByRole('group', { name: 'Codici di riserva' }));
  expect(kept.getAllByRole('listitem')).toHaveLength(10);
  expect(kept.getByText(/quelli di prima non valgono più/)).toBeVisible();
  // The page says it: a notice would say the same again.
  expect(made().map(({ options }) => options.saysSuccess)).toEqual([true]);
  await expectAccessible(container);
  await userEvent.click(kept.getByRole('button', { name: 'Li ho conservati' }));
  expect(await screen.findByText('Ti restano 10 codici di riserva.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Crea nuovi codici di riserva' })).toHaveFocus();
  expect(screen.queryByText(spareCodes[0] ?? '')).not.toBeInTheDocument();
});

test('leaving the page is asked while spare codes are shown, and no longer once they are kept', async () => {
  let held = 0;
  withOneLeft(bySms, {
    holdUnsaved: () => {
      held += 1;
      return () => {
        held -= 1;
      };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Crea nuovi codici di riserva' }));
  const question = await screen.findByRole('alertdialog', { name: 'Creare nuovi codici di riserva?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Crea i codici' }));
  await screen.findByRole('group', { name: 'Codici di riserva' });
  expect(held).toBe(1);

  await userEvent.click(screen.getByRole('button', { name: 'Li ho conservati' }));
  expect(await screen.findByText('Ti restano 10 codici di riserva.')).toBeVisible();
  expect(held).toBe(0);
});

test('with an app its code is asked for: one of the new ones would take the app away', async () => {
  const { container, made } = withOneLeft(withApp);
  const ask = async () => userEvent.click(await screen.findByRole('button', { name: 'Crea nuovi codici di riserva' }));
  await ask();
  expect(screen.getByLabelText('Codice dell’app o di riserva')).toHaveFocus();
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(screen.getByRole('button', { name: 'Crea nuovi codici di riserva' })).toHaveFocus();
  await ask();
  await userEvent.click(screen.getByRole('button', { name: 'Crea i codici' }));
  expect(made()).toEqual([]);
  await userEvent.type(screen.getByLabelText('Codice dell’app o di riserva'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Crea i codici' }));
  expect(await screen.findByRole('group', { name: 'Codici di riserva' })).toHaveFocus();
  expect(made().map(({ body }) => body)).toEqual([{ otp_code: '123456' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Li ho conservati' }));
  expect(await screen.findByText('Ti restano 10 codici di riserva.')).toBeVisible();
});

test('why no new spare codes were made is told', async () => {
  signIn(bySms(5), () => {
    throw refusal('validation', 'Prima attivala.', { two_step: ['Prima attivala.'] });
  });
  renderWithHost(<SecurityPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Crea nuovi codici di riserva' }));
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Crea i codici' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Prima attivala.');
});

test('who is too early for another code by SMS can type the one from before', async () => {
  const { sent } = signIn(customer, ({ path }) => {
    if (path !== '/account/sms-step') return { data: { spare_codes: spareCodes }, message: 'Acceso.' };
    throw refusal('too_many_requests', 'Hai chiesto troppi codici.');
  });
  renderWithHost(<SecurityPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Usa un codice per SMS' }));
  expect(await screen.findByText('Hai chiesto troppi codici.')).toBeVisible();
  expect(screen.queryByText(/Ti abbiamo inviato un codice/)).not.toBeInTheDocument();

  await userEvent.type(screen.getByRole('textbox', { name: /Codice/ }), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Attiva' }));

  expect(await screen.findByRole('group', { name: 'Codici di riserva' })).toBeVisible();
  expect(sent).toContainEqual(
    expect.objectContaining({ path: '/account/sms-step/confirm', body: { otp_code: '123456' } }),
  );
});

test('without a verified mobile the code by SMS is not offered, and the way to it is', async () => {
  signIn({ ...customer, phone_verified_at: null }, () => undefined);
  renderWithHost(<SecurityPage />);
  expect(await screen.findByRole('link', { name: 'conferma prima il tuo cellulare' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Usa un codice per SMS' })).not.toBeInTheDocument();
});

test('the link of a new e-mail confirms it only with a press', async () => {
  const { sent } = signIn(customer, () => ({ data: { ...customer, email: 'nuova@posta.it' }, message: 'Confermata.' }));
  renderWithHost(<SecurityPage />, { route: '/account/security?email_token=abc' });
  const button = await screen.findByRole('button', { name: 'Conferma la nuova e-mail' });
  expect(sent.some(({ path }) => path === '/account/email/confirm')).toBe(false);
  await userEvent.click(button);
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(sent).toContainEqual(expect.objectContaining({ path: '/account/email/confirm', body: { token: 'abc' } }));
});

test('the new e-mail is named where its link tells it', async () => {
  signIn(customer, () => undefined);
  renderWithHost(<SecurityPage />, { route: '/account/security?email_token=abc#email=nuova%40posta.it' });
  expect(await screen.findByText(/È stato chiesto di usare nuova@posta.it/)).toBeVisible();
});

const namedLink = '/account/security?email_token=abc#email=nuova%40posta.it';

test('a link of a new e-mail that counts no more says so at once, and another is a press away', async () => {
  const { sent } = signIn(customer, () => ({ message: 'Inviato.' }), false);
  const view = renderWithHost(<SecurityPage />, { route: namedLink });
  expect(await screen.findByText('Questo link è già stato usato oppure è scaduto.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Conferma la nuova e-mail' })).not.toBeInTheDocument();
  await expectAccessible(view.container);
  await userEvent.click(screen.getByRole('button', { name: 'Invia un nuovo link a nuova@posta.it' }));
  expect(await screen.findByText(/Abbiamo scritto a nuova@posta.it/)).toBeVisible();
  expect(sent).toContainEqual(expect.objectContaining({ path: '/account/email', body: { email: 'nuova@posta.it' } }));
});

test('a dead link that names no address leads to where one is written', async () => {
  signIn(customer, () => undefined, false);
  renderWithHost(<SecurityPage />, { route: '/account/security?email_token=abc' });
  expect(await screen.findByRole('link', { name: 'Chiedi un nuovo link' })).toHaveAttribute(
    'href',
    '/account/profile#recapiti',
  );
});

test('the link that made the address the account’s own says that it did', async () => {
  signIn({ ...customer, email: 'nuova@posta.it' }, () => undefined, false);
  renderWithHost(<SecurityPage />, { route: namedLink });
  expect(await screen.findByText('Hai già confermato nuova@posta.it: accedi con questa e-mail.')).toBeVisible();
  expect(screen.queryByText(/Questo link/)).not.toBeInTheDocument();
});
