import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideHost, type RemoteModule } from 'shared-api/host';
import { exampleUser } from 'shared-api/testing';
import { DashboardIcon } from 'shared-ui/icons';
import { renderWithHost } from 'shared-ui/testing';
import { createHostServices } from '../boot/host-services';
import { fetchArea } from '../loader/fetch-area';
import { RegistryProvider } from '../registry/use-registry';
import { followAccount } from '../session/account-store';
import { clearSession, openSession } from '../session/session-store';
import { areaRecord } from '../testing/area-record';
import { UserMenu } from './user-menu';

jest.mock('../loader/fetch-area');

const account: RemoteModule = {
  name: 'account',
  routes: [],
  navigation: [{ to: '/account', label: 'Panoramica', icon: DashboardIcon, roles: ['user'] }],
};

afterEach(() => act(() => clearSession()));

test('whose name is not known yet has a sign in the place of initials', async () => {
  provideHost(createHostServices(() => true));
  openSession('abc', ['admin']);
  const nameless = { ...exampleUser, firstname: '', lastname: '', fullname: 'capo@example.com' };
  const stop = followAccount(async () => nameless);
  await act(async () => {
    renderWithHost(<UserMenu />);
  });
  const button = screen.getByRole('button', { name: 'Il tuo account' });
  expect(button.querySelector('svg')).toBeInTheDocument();
  stop();
});

test('a customer’s menu begins with their places, and no line stands over the first', async () => {
  jest.mocked(fetchArea).mockResolvedValue(account);
  provideHost(createHostServices(() => true));
  openSession('abc', ['user']);
  const areas = [areaRecord({ name: 'account', frame: 'account', role: 'user', paths: ['/account'] })];
  await act(async () => {
    renderWithHost(
      <RegistryProvider value={{ pages: [], areas }}>
        <UserMenu />
      </RegistryProvider>,
    );
  });
  await userEvent.click(screen.getByRole('button'));
  const menu = await screen.findByRole('menu');

  expect(await screen.findByRole('menuitem', { name: 'Panoramica' })).toBe(menu.firstElementChild);
});
