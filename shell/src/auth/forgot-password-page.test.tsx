import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideHost } from 'shared-api/host';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { createHostServices } from '../boot/host-services';
import { noticeStore } from '../notifications/notice-store';
import { clearSession, sessionStore } from '../session/session-store';
import { fakeServer, json } from '../testing/answers';
import { ForgotPasswordPage } from './forgot-password-page';

const alive = json(200, { data: { usable: true } });
const dead = json(200, { data: { usable: false } });

function open(search: string, link = alive) {
  const server = fakeServer();
  server.answer(link);
  provideHost(createHostServices(() => false));
  const view = renderWithHost(<ForgotPasswordPage />, { route: `/forgot-password${search}` });
  return { server, view, user: userEvent.setup() };
}

afterEach(() => clearSession());

test('who was invited is named, and is in at once with the first password', async () => {
  const { server, user } = open('?token=abc&invited=1#email=anna%40example.it');
  expect(await screen.findByText(/accederai con anna@example.it e con questa password/)).toBeVisible();

  server.answer(json(202, { message: 'Fatto.' }), json(200, { access_token: 'token', roles: ['user'], message: '' }));
  await user.type(screen.getByLabelText('Password'), 'una frase lunga e mia');
  await user.click(screen.getByRole('button', { name: 'Salva la password' }));

  await waitFor(() => expect(server.requests).toHaveLength(3));
  expect(await server.requests[2]?.json()).toEqual({ email: 'anna@example.it', password: 'una frase lunga e mia' });
  await waitFor(() => expect(sessionStore.getState().authenticated).toBe(true));
});

test('who is not let in at once is told that the password is saved', async () => {
  const { server, user } = open('?token=abc&invited=1#email=anna%40example.it');
  server.answer(
    json(202, { message: 'Fatto.' }),
    json(429, { message: 'Troppi tentativi.', code: 'too_many_requests' }),
  );
  await user.type(await screen.findByLabelText('Password'), 'una frase lunga e mia');
  await user.click(screen.getByRole('button', { name: 'Salva la password' }));
  expect(await screen.findByText('La password è salvata. Ora puoi accedere con la tua e-mail.')).toBeVisible();
});

test('a new password is for the account that the link names', async () => {
  open('?token=abc#email=anna%40example.it');
  expect(await screen.findByText(/Per l’account anna@example.it/)).toBeVisible();
});

test.each([
  [
    'a link that was asked for',
    '?token=abc',
    'Scegli una nuova password',
    'Nuova password',
    'La password è cambiata. Ora puoi accedere.',
  ],
  [
    'an invitation',
    '?token=abc&invited=1',
    'Scegli la tua password',
    'Password',
    'La password è salvata. Ora puoi accedere con la tua e-mail.',
  ],
])('%s chooses a password in its own words', async (_, search, title, label, saved) => {
  const { server, view, user } = open(search);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectAccessible(view.container);

  server.answer(json(202, { message: 'Salvata.' }));
  await user.type(screen.getByLabelText(label), 'una frase lunga e mia');
  await user.click(screen.getByRole('button', { name: 'Salva la password' }));

  expect(await screen.findByText(saved)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Password salvata' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveFocus();
  // The page says it: a notice would say the same again.
  expect(noticeStore.getState().past.map(({ text }) => text)).not.toContain('Salvata.');
  expect(screen.getByRole('link', { name: 'Accedi' })).toHaveAttribute('href', '/login');
});

test('a link that counts no more says so at once, and the way to another knows the e-mail', async () => {
  const { server, view, user } = open('?token=abc#email=anna%40example.it', dead);
  expect(await screen.findByRole('heading', { level: 1, name: 'Questo link non vale più' })).toBeVisible();
  expect(screen.getByText(/Vale solo l’ultimo link che ti abbiamo inviato/)).toBeVisible();
  expect(screen.queryByLabelText('Nuova password')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Accedi' })).toHaveAttribute('href', '/login');
  await expectAccessible(view.container);
  expect(await server.requests[0]?.json()).toEqual({ token: 'abc' });

  await user.click(screen.getByRole('link', { name: 'Chiedi un nuovo link' }));
  expect(await screen.findByLabelText('E-mail')).toHaveValue('anna@example.it');
});

test('that a link was sent is said on the page alone', async () => {
  const { server, user } = open('');
  server.answer(json(202, { message: 'Inviato.' }));
  await user.type(await screen.findByLabelText('E-mail'), 'anna@example.it');
  await user.click(screen.getByRole('button', { name: 'Invia il link' }));
  expect(await screen.findByText(/il link è in arrivo/)).toBeVisible();
  expect(noticeStore.getState().past.map(({ text }) => text)).not.toContain('Inviato.');
});

test('a link that was used meanwhile takes the form away with it', async () => {
  const { server, user } = open('?token=abc');
  const errors = { token: ['Questo link è già stato usato.'] };
  server.answer(json(422, { message: 'No.', code: 'validation', request_id: '1', errors }));
  await user.type(await screen.findByLabelText('Nuova password'), 'una frase lunga e mia');
  await user.click(screen.getByRole('button', { name: 'Salva la password' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('È già stato usato oppure è scaduto.');
  expect(screen.queryByLabelText('Nuova password')).not.toBeInTheDocument();
});

test('a link that nobody could ask about is tried', async () => {
  open('?token=abc', json(500, { message: 'No.', code: 'internal', request_id: '1' }));
  expect(await screen.findByLabelText('Nuova password')).toBeVisible();
});
