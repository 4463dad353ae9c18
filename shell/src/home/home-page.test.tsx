import { act, screen } from '@testing-library/react';
import { provideHost } from 'shared-api/host';
import { exampleUser } from 'shared-api/testing';
import { renderWithHost } from 'shared-ui/testing';
import { createHostServices } from '../boot/host-services';
import { followAccount } from '../session/account-store';
import { clearSession, openSession } from '../session/session-store';
import { HomePage } from './home-page';

let stop = () => {};
afterEach(() => {
  stop();
  clearSession();
});

test.each([
  ['Ada', 'Ciao, Ada'],
  ['', 'Ciao'],
])('who is called "%s" is greeted so: %s', async (firstname, greeting) => {
  provideHost(createHostServices(() => false));
  openSession('token', ['user']);
  stop = followAccount(async () => ({ ...exampleUser, roles: ['user'], firstname }));
  await act(async () => renderWithHost(<HomePage />));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(new RegExp(`^${greeting}$`));
});
