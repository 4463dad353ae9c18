import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideHost } from 'shared-api/host';
import { Route, Routes } from 'shared-ui/router';
import { expectAccessible, renderWithHost, stubAuthenticator } from 'shared-ui/testing';
import { createHostServices } from '../boot/host-services';
import { clearSession } from '../session/session-store';
import { fakeServer, json } from '../testing/answers';
import { LoginPage } from './login-page';

const asked = json(200, {
  data: { challenge: 'AAAA', rpId: 'localhost', timeout: 300_000, userVerification: 'required' },
});
const signedIn = json(200, { access_token: 'abc', roles: ['manager'], message: 'Accesso effettuato.' });
const proof = {
  id: 'AQID',
  response: { clientDataJSON: 'e30', authenticatorData: 'ZGF0YQ', signature: 'c2lnbmVk' },
};

let restore = () => {};
afterEach(() => {
  restore();
  clearSession();
});

function open() {
  const server = fakeServer();
  provideHost(createHostServices(() => false));
  const view = renderWithHost(
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="*" element={<p>Dentro</p>} />
    </Routes>,
    { route: '/login' },
  );
  return { server, view };
}

async function typePassword() {
  await userEvent.type(screen.getByLabelText('E-mail'), 'anna@example.it');
  await userEvent.type(screen.getByLabelText('Password'), 'una frase lunga');
  await userEvent.click(screen.getByRole('button', { name: 'Accedi' }));
}

test('a passkey signs in without a word typed', async () => {
  restore = stubAuthenticator();
  const { server, view } = open();
  server.answer(asked, signedIn);
  await expectAccessible(view.container);
  await userEvent.click(screen.getByRole('button', { name: 'Accedi con una passkey' }));
  expect(await screen.findByText('Dentro')).toBeVisible();
  expect(localStorage.getItem('token')).toBe('abc');
  expect(await server.requests[1]?.json()).toEqual(proof);
});

test('who closes the browser’s question is told what else there is', async () => {
  restore = stubAuthenticator({ get: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
  const { server } = open();
  server.answer(asked);
  await userEvent.click(screen.getByRole('button', { name: 'Accedi con una passkey' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nessuna passkey è stata usata');
});

test('a passkey follows the password where it is all that staff have', async () => {
  restore = stubAuthenticator();
  const { server } = open();
  server.answer(json(200, { data: { otp_required: true, channel: null, passkey: true } }), asked, signedIn);
  await typePassword();
  await userEvent.click(await screen.findByRole('button', { name: 'Usa la passkey' }));
  expect(await screen.findByText('Dentro')).toBeVisible();
  expect(await server.requests[2]?.json()).toMatchObject({ email: 'anna@example.it', passkey: proof });
  expect(screen.queryByLabelText('Codice')).not.toBeInTheDocument();
});

test('in the place of a code it is offered beside it', async () => {
  restore = stubAuthenticator();
  const { server } = open();
  server.answer(json(200, { data: { otp_required: true, channel: 'totp', passkey: true } }));
  await typePassword();
  expect(await screen.findByLabelText('Codice')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Usa la passkey' })).toBeVisible();
});

test('a browser that has none is not offered any, and told so where nothing else will do', async () => {
  const { server } = open();
  expect(screen.queryByRole('button', { name: /passkey/ })).not.toBeInTheDocument();
  server.answer(json(200, { data: { otp_required: true, channel: null, passkey: true } }));
  await typePassword();
  expect(await screen.findByText(/il browser non può usare passkey/)).toBeVisible();
});
