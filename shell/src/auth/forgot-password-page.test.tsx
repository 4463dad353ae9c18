import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideHost } from 'shared-api/host';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { createHostServices } from '../boot/host-services';
import { fakeServer, json } from '../testing/answers';
import { ForgotPasswordPage } from './forgot-password-page';

function open(search: string) {
  const server = fakeServer();
  provideHost(createHostServices(() => false));
  const view = renderWithHost(<ForgotPasswordPage />, { route: `/forgot-password${search}` });
  return { server, view, user: userEvent.setup() };
}

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
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectAccessible(view.container);

  server.answer(json(202, { message: 'Fatto.' }));
  await user.type(screen.getByLabelText(label), 'una frase lunga e mia');
  await user.click(screen.getByRole('button', { name: 'Salva la password' }));

  expect(await screen.findByText(saved)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Accedi' })).toHaveAttribute('href', '/login');
});
