import { isStaff } from 'shared-api/domain';
import type { User } from 'shared-api/entities';
import { useSession } from 'shared-api/react';
import { Note, PageGrid, PageHeader, Stack } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { AccountGate } from '../common/account-gate';
import { EmailConfirmation } from './email-confirmation';
import { messages } from './messages';
import { PasskeysPanel } from './passkeys-panel';
import { PasswordPanel } from './password-panel';
import { SessionsPanel } from './sessions-panel';
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
            <EmailConfirmation account={account} />
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

/** Tells staff without a passkey or an authenticator app what brought them here: their area of work opens with either. */
function StaffSecondStep({ account }: { account: User }) {
  const { roles } = useSession();
  if (!isStaff(roles) || account.settings.two_step === 'totp' || account.passkeys > 0) return null;
  return (
    <Note tone="warning">
      <FormattedMessage {...messages.staffNeedApp} />
    </Note>
  );
}
