import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideHost } from 'shared-api/host';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { followAccount } from '../auth/account-store';
import { clearSession, openSession } from '../auth/session-store';
import { createHostServices } from '../boot/host-services';
import { person } from '../testing/person';
import { SecondStepReminder } from './second-step-reminder';

const reminder = /verifica in due passaggi: oltre alla password/;

async function show(two_step: 'off' | 'sms' | 'totp') {
  provideHost(createHostServices(() => false));
  openSession('token', ['manager']);
  followAccount(async () => ({ ...person, roles: ['manager'], settings: { ...person.settings, two_step } }));
  return await act(async () => renderWithHost(<SecondStepReminder />));
}

afterEach(() => clearSession());

test('who has an authenticator app is reminded of nothing', async () => {
  await show('totp');
  expect(screen.queryByText(reminder)).not.toBeInTheDocument();
});

test.each(['sms', 'off'] as const)('who has %s is led to it, or lets it wait', async (two_step) => {
  const { container } = await show(two_step);
  expect(screen.getByText(reminder)).toBeVisible();
  await expectAccessible(container);
  expect(screen.getByRole('link', { name: 'Attiva la verifica in due passaggi' })).toHaveAttribute(
    'href',
    '/account/security',
  );
  if (two_step === 'sms') return;
  await userEvent.click(screen.getByRole('button', { name: 'Più tardi' }));
  expect(screen.queryByText(reminder)).not.toBeInTheDocument();
});
