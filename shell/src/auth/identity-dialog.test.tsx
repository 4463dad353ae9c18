import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideHost } from 'shared-api/host';
import { exampleUser } from 'shared-api/testing';
import { renderWithHost } from 'shared-ui/testing';
import { createHostServices } from '../boot/host-services';
import { followAccount } from '../session/account-store';
import { clearSession, openSession } from '../session/session-store';
import { fakeServer, json } from '../testing/answers';
import { IdentityDialog } from './identity-dialog';
import { proveIdentity } from './prove-identity';

async function asked(two_step: 'off' | 'sms' | 'totp') {
  const server = fakeServer();
  provideHost(createHostServices(() => false));
  openSession('token', ['user']);
  const stop = followAccount(async () => ({ ...exampleUser, settings: { ...exampleUser.settings, two_step } }));
  const proof = proveIdentity();
  await act(async () => renderWithHost(<IdentityDialog />));
  return { server, proof, stop };
}

afterEach(() => clearSession());

test('whose second step is by SMS may have a code sent instead of the password', async () => {
  const { server, proof, stop } = await asked('sms');
  server.answer(json(202, { message: 'Codice inviato al tuo cellulare.' }), json(202, { message: 'Confermato.' }));
  // It is asked before a download, too: nothing need be changed by it.
  expect(screen.getByText(/^Per questa operazione serve una conferma/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ricevi un codice per SMS' }));
  await userEvent.type(await screen.findByLabelText('Codice'), '482 913');
  await userEvent.click(screen.getByRole('button', { name: 'Conferma' }));
  expect(await proof).toBe(true);
  expect(server.requests.map(({ url }) => new URL(url).pathname)).toEqual([
    '/api/v1/account/identity-code',
    '/api/v1/account/confirm-identity',
  ]);
  expect(await server.requests[1]?.json()).toEqual({ otp_code: '482913' });
  stop();
});

test('of a code that the limit kept back nobody says that it was sent', async () => {
  const { server, stop } = await asked('sms');
  server.answer(json(429, { message: 'Riprova tra 40 secondi.', code: 'too_many_requests', request_id: 'r' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ricevi un codice per SMS' }));
  expect(await screen.findByText('Riprova tra 40 secondi.')).toBeVisible();
  expect(screen.getByLabelText('Codice')).toHaveAccessibleDescription(/^Se hai già ricevuto un codice/);
  stop();
});

test('who has no second step proves by password alone', async () => {
  const { server, proof, stop } = await asked('off');
  server.answer(json(202, { message: 'Confermato.' }));
  expect(screen.queryByRole('button', { name: /codice/ })).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Password'), 'una frase lunga');
  await userEvent.click(screen.getByRole('button', { name: 'Conferma' }));
  expect(await proof).toBe(true);
  stop();
});
