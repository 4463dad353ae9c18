import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideHost } from 'shared-api/host';
import { exampleUser } from 'shared-api/testing';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { createHostServices } from '../boot/host-services';
import { followAccount } from '../session/account-store';
import { clearSession, openSession } from '../session/session-store';
import { SecondStepReminder } from './second-step-reminder';

const reminder = /verifica in due passaggi: oltre alla password/;

let stop = () => {};

async function show(two_step: 'off' | 'sms' | 'totp') {
  provideHost(createHostServices(() => false));
  openSession('token', ['manager']);
  stop = followAccount(async () => ({
    ...exampleUser,
    roles: ['manager'],
    settings: { ...exampleUser.settings, two_step },
  }));
  return await act(async () => renderWithHost(<SecondStepReminder />));
}

afterEach(() => {
  stop();
  clearSession();
});

test('who has an authenticator app is reminded of nothing', async () => {
  await show('totp');
  expect(screen.queryByText(reminder)).not.toBeInTheDocument();
});

test.each(['sms', 'off'] as const)('who has %s is led to where an app is connected', async (two_step) => {
  const { container } = await show(two_step);
  expect(screen.getByText(reminder)).toBeVisible();
  await expectAccessible(container);
  expect(screen.getByRole('link', { name: 'Attiva la verifica in due passaggi' })).toHaveAttribute(
    'href',
    '/account/security',
  );
});

test('it may wait', async () => {
  await show('off');
  await userEvent.click(screen.getByRole('button', { name: 'Più tardi' }));
  expect(screen.queryByText(reminder)).not.toBeInTheDocument();
});
