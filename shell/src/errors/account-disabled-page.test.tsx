import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideHost } from 'shared-api/host';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { createHostServices } from '../boot/host-services';
import { fakeServer, json } from '../testing/answers';
import { AccountDisabledPage } from './account-disabled-page';

test('who asks for the account again is led to the answer, which stands in the form’s place', async () => {
  const server = fakeServer();
  server.answer(json(202, { message: 'Fatto.' }));
  provideHost(createHostServices(() => false));
  const { container } = renderWithHost(<AccountDisabledPage />, { route: '/error/account-disabled' });
  expect(screen.getByRole('heading', { level: 1, name: 'Il tuo account è disattivato' })).toBeVisible();

  await userEvent.type(screen.getByLabelText('E-mail dell’account'), 'anna@example.it');
  await userEvent.click(screen.getByRole('button', { name: 'Chiedi la riattivazione' }));

  expect(await screen.findByText('La richiesta è partita. Ti risponderemo per e-mail.')).toHaveFocus();
  expect(await server.requests[0]?.json()).toEqual({ email: 'anna@example.it' });
  await expectAccessible(container);
});
