import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideHost } from 'shared-api/host';
import { renderWithHost } from 'shared-ui/testing';
import { createHostServices } from '../boot/host-services';
import { fakeServer, json } from '../testing/answers';
import { AccountDisabledPage } from './account-disabled-page';

test('who asks to come back by keyboard is led to what became of it, as the button goes', async () => {
  const server = fakeServer();
  provideHost(createHostServices(() => false));
  renderWithHost(<AccountDisabledPage />);
  server.answer(json(202, { message: 'Arrivata.' }));

  await userEvent.type(screen.getByLabelText('E-mail dell’account'), 'anna@example.it{Enter}');
  await waitFor(() => expect(screen.getByText('La richiesta è partita. Ti risponderemo per e-mail.')).toHaveFocus());
  expect(await server.requests[0]?.json()).toEqual({ email: 'anna@example.it' });
});
