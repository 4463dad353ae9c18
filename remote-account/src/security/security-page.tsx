import { PageGrid, PageHeader, Stack } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { AccountGate } from '../common/account-gate';
import { EmailConfirmation } from './email-confirmation';
import { messages } from './messages';
import { PasskeysPanel } from './passkeys-panel';
import { PasswordPanel } from './password-panel';
import { SessionsPanel } from './sessions-panel';
import { StaffSecondStep } from './staff-second-step';
import { TwoStepPanel } from './two-step-panel';

/** How one signs in: password, second step, and where one is signed in. */
export function SecurityPage() {
  return (
    <>
      <PageHeader title={<FormattedMessage {...messages.title} />} lead={<FormattedMessage {...messages.lead} />} />
      <AccountGate>
        {(account) => (
          <Stack gap="24px">
            <StaffSecondStep account={account} />
            <EmailConfirmation />
            <PageGrid columns="halves">
              <Stack gap="24px" align="stretch">
                <PasswordPanel email={account.email} />
                <PasskeysPanel />
                <TwoStepPanel account={account} />
              </Stack>
              <SessionsPanel />
            </PageGrid>
          </Stack>
        )}
      </AccountGate>
    </>
  );
}
