import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use } from 'react';
import { provideHost } from 'shared-api/host';
import { Link, Route, Routes, useLocation } from 'shared-ui/router';
import { expectAccessible, loadAgain, renderWithHost } from 'shared-ui/testing';
import { createHostServices } from '../boot/host-services';
import { clearSession, openSession, sessionStore } from '../session/session-store';
import { fakeServer, json } from '../testing/answers';
import { LoginPage } from './login-page';

function Elsewhere({ wait }: { wait: () => void }) {
  const { pathname, search } = useLocation();
  wait();
  return (
    <>
      <p>Pagina {pathname + search}</p>
      <Link to="/login">Accedi</Link>
    </>
  );
}

function open(route = '/login', wait: () => void = () => {}) {
  const server = fakeServer();
  provideHost(createHostServices(() => false));
  const view = renderWithHost(
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="*" element={<Elsewhere wait={wait} />} />
    </Routes>,
    { route },
  );
  return { server, view, user: userEvent.setup() };
}

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('E-mail'), 'anna@example.it');
  await user.type(screen.getByLabelText('Password'), 'una frase lunga');
  await user.click(screen.getByRole('button', { name: 'Accedi' }));
}

const signedIn = json(200, { access_token: 'abc', roles: ['manager'], message: 'Bentornata.' });
const noSecondStep = json(200, { data: { otp_required: false, channel: null } });

afterEach(() => clearSession());

test('signs in and goes on to the page that was wanted', async () => {
  const { server, user } = open('/login?next=%2Fcms%2Fmanager%3Fpage%3D2');
  server.answer(noSecondStep, signedIn);

  await fillIn(user);

  expect(await screen.findByText('Pagina /cms/manager?page=2')).toBeVisible();
  expect(localStorage.getItem('token')).toBe('abc');
  expect(localStorage.getItem('isManager')).toBe('1');
});

test('nothing can be pressed again until the page that follows has come', async () => {
  let come: () => void = () => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  const { server, user } = open('/login', () => use(coming));
  server.answer(noSecondStep, signedIn);

  await fillIn(user);
  await waitFor(() => expect(localStorage.getItem('token')).toBe('abc'));
  await act(async () => {});
  expect(screen.getByRole('button', { name: 'Attendi' })).toBeVisible();

  await act(async () => come());
  expect(screen.getByText('Pagina /cms')).toBeVisible();
});

test('who comes from the back office reads what staff sign in for, anybody else what customers do', () => {
  const lead = 'Per vedere i tuoi contratti, firmarli e pagarli.';
  const { view } = open('/login?next=%2Fcms%2Fmanager%3Fpage%3D2');
  expect(screen.getByText('Per lavorare con contratti, dealer e pacchetti.')).toBeVisible();
  expect(screen.queryByText(lead)).not.toBeInTheDocument();
  expect(screen.queryByText(/Non hai un account/)).not.toBeInTheDocument();
  view.unmount();

  open('/login?next=%2Faccount');
  expect(screen.getByText(lead)).toBeVisible();
  expect(screen.getByText(/Non hai un account/)).toBeVisible();
});

test('a sign-in in another tab wakes this one, too', async () => {
  open('/login?next=%2Fcms%2Fmanager');

  await act(async () => openSession('abc', ['manager']));

  expect(await screen.findByText('Pagina /cms/manager')).toBeVisible();
});

test('shows the message of the redirect to the letter', async () => {
  sessionStore.setState({ signInMessage: 'Authentication required' });
  const { view } = open();

  expect(screen.getByRole('alert')).toHaveTextContent('Authentication required');
  expect(screen.getByRole('link', { name: 'Password dimenticata?' })).toHaveAttribute('href', '/forgot-password');
  await expectAccessible(view.container);
});

test('what was said on one visit is not said on the next', async () => {
  sessionStore.setState({ signInMessage: 'Authentication required' });
  const { user } = open();
  await user.click(screen.getByRole('link', { name: 'Password dimenticata?' }));
  await user.click(await screen.findByRole('link', { name: 'Accedi' }));

  expect(await screen.findByLabelText('E-mail')).toBeVisible();
  expect(screen.queryByText('Authentication required')).not.toBeInTheDocument();
});

test('a wrong password stands at its field and nothing typed is lost', async () => {
  const { server, user } = open();
  const sentence = 'E-mail o password non corrette.';
  server.answer(
    json(422, { message: 'Controlla i dati.', code: 'validation', errors: { email: [sentence] }, request_id: 'r' }),
  );

  await fillIn(user);

  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(sentence));
  expect(screen.getByLabelText('Password')).toHaveValue('una frase lunga');
});

test('who has forgotten the password need not type the e-mail again', async () => {
  const { user } = open();
  const forgotten = () => screen.getByRole('link', { name: 'Password dimenticata?' });
  expect(forgotten()).toHaveAttribute('href', '/forgot-password');
  await user.type(screen.getByLabelText('E-mail'), 'anna@example.it');
  expect(forgotten()).toHaveAttribute('href', '/forgot-password#email=anna%40example.it');
});

test('asks for the code of the second step', async () => {
  const { server, user } = open();
  server.answer(json(200, { data: { otp_required: true, channel: 'totp' } }), signedIn);

  await fillIn(user);
  await user.type(await screen.findByLabelText('Codice'), '482 913');
  await user.click(screen.getByRole('button', { name: 'Conferma' }));

  expect(await screen.findByText('Pagina /cms')).toBeVisible();
  await expect(server.requests[1]?.json()).resolves.toMatchObject({ otp_code: '482913' });
});

test('who has lost the phone types a spare code, with letters on a phone’s keyboard, too', async () => {
  const { server, view, user } = open();
  server.answer(json(200, { data: { otp_required: true, channel: 'totp' } }), signedIn);
  await fillIn(user);
  expect(await screen.findByLabelText('Codice')).toHaveAttribute('inputmode', 'numeric');

  await user.click(screen.getByRole('button', { name: 'Usa un codice di riserva' }));
  const spare = screen.getByLabelText('Codice di riserva');
  expect(spare).toHaveFocus();
  expect(spare).toHaveAttribute('inputmode', 'text');
  expect(screen.getByText(/uno dei codici di riserva/)).toBeVisible();
  await expectAccessible(view.container);
  await user.type(spare, 'inb2d-gatsh');
  await user.click(screen.getByRole('button', { name: 'Conferma' }));

  expect(await screen.findByText('Pagina /cms')).toBeVisible();
  await expect(server.requests[1]?.json()).resolves.toMatchObject({ otp_code: 'inb2d-gatsh' });
});

test('another code by SMS is sent on demand, and what was typed of the one before is gone', async () => {
  const { server, user } = open();
  const bySms = json(200, { data: { otp_required: true, channel: 'sms' } });
  server.answer(bySms, bySms);
  await fillIn(user);
  await user.type(await screen.findByLabelText('Codice'), '1234');

  await user.click(screen.getByRole('button', { name: 'Invia un altro codice' }));

  expect(await screen.findByText('Il codice è partito: vale quello dell’ultimo SMS.')).toBeVisible();
  expect(screen.getByLabelText('Codice')).toHaveValue('');
  expect(screen.getByLabelText('Codice')).toHaveFocus();
  await expect(server.requests[1]?.json()).resolves.toEqual({ email: 'anna@example.it', password: 'una frase lunga' });
});

test('where no other code leaves, the field is there for the one in hand', async () => {
  const { server, view, user } = open();
  const message = 'Hai chiesto troppi codici. Riprova tra un’ora.';
  const body = { message, code: 'too_many_requests', request_id: 'r', errors: { otp_code: [message] } };
  server.answer(json(429, body), signedIn);
  await fillIn(user);

  expect(await screen.findByText(/Hai chiesto troppi codici.* scrivilo qui\./)).toBeVisible();
  await expectAccessible(view.container);
  await user.type(screen.getByLabelText('Codice'), '482913');
  await user.click(screen.getByRole('button', { name: 'Conferma' }));
  expect(await screen.findByText('Pagina /cms')).toBeVisible();
  await expect(server.requests[1]?.json()).resolves.toMatchObject({ otp_code: '482913' });
});

test('after a reload a code in hand is typed without asking for another', async () => {
  const forget = loadAgain();
  const { server, user } = open();
  server.answer(signedIn);
  await user.type(screen.getByLabelText('E-mail'), 'anna@example.it');
  await user.type(screen.getByLabelText('Password'), 'una frase lunga');
  await user.click(screen.getByRole('button', { name: 'Ho già un codice' }));
  await user.type(await screen.findByLabelText('Codice'), '482913');
  await user.click(screen.getByRole('button', { name: 'Conferma' }));

  expect(await screen.findByText('Pagina /cms')).toBeVisible();
  expect(server.requests).toHaveLength(1);
  await expect(server.requests[0]?.json()).resolves.toEqual({
    email: 'anna@example.it',
    password: 'una frase lunga',
    otp_code: '482913',
  });
  forget();
});

test('who comes for the first time is not asked for a code', () => {
  open();
  expect(screen.queryByRole('button', { name: 'Ho già un codice' })).not.toBeInTheDocument();
});

test('too many tries say how long to wait, once', async () => {
  const { server, user } = open();
  const message = 'Troppi tentativi. Riprova tra 10 minuti, oppure chiedi una nuova password.';
  const body = { message, code: 'too_many_requests', request_id: 'r' };
  server.answer(json(429, body, { 'Retry-After': '600' }));

  await fillIn(user);

  expect((await screen.findByRole('alert')).textContent).toBe(message);
});
