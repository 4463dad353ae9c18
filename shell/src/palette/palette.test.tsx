import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideHost } from 'shared-api/host';
import { renderWithHost } from 'shared-ui/testing';
import { openSession } from '../auth/session-store';
import { createHostServices } from '../boot/host-services';
import { dialogStore } from '../dialog/dialog-store';
import { provideNavigator } from '../routing/navigator';
import { Palette } from './palette';

const visited: string[] = [];

beforeEach(() => {
  visited.length = 0;
  provideNavigator({ go: (path) => visited.push(path), address: () => '/' });
  provideHost(createHostServices(() => false));
});

test('finds a page by a part of its name and opens it with Enter', async () => {
  openSession('abc', ['user']);
  renderWithHost(<Palette />);

  await userEvent.type(await screen.findByRole('combobox'), 'pubbl{Enter}');

  await waitFor(() => expect(visited).toEqual(['/']));
});

test('leads staff to the debug viewer, and nobody else', async () => {
  openSession('abc', ['user']);
  const { unmount } = renderWithHost(<Palette />);
  await screen.findByRole('option', { name: 'Inizio' });
  expect(screen.queryByRole('option', { name: 'Visore JSON' })).not.toBeInTheDocument();
  unmount();

  openSession('abc', ['manager']);
  renderWithHost(<Palette />);
  await userEvent.click(await screen.findByRole('option', { name: 'Visore JSON' }));
  expect(dialogStore.getState().request?.title).toBe('Visore JSON');
});
