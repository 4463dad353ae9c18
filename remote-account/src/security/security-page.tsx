import { PageHeader, Stack } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { AccountGate } from '../common/account-gate';
import { EmailConfirmation } from './email-confirmation';
import { messages } from './messages';
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
          <Stack gap="24px" maxWidth="752px">
            <StaffSecondStep account={account} />
            <EmailConfirmation />
            <PasswordPanel email={account.email} />
            <TwoStepPanel account={account} />
            <SessionsPanel />
          </Stack>
        )}
      </AccountGate>
    </>
  );
}
