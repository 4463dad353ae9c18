import { isStaff } from 'shared-api/domain';
import type { User } from 'shared-api/entities';
import { useSession } from 'shared-api/react';
import { Note } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';

/** Tells staff without a passkey or an authenticator app what brought them here: their area of work opens with either. */
export function StaffSecondStep({ account }: { account: User }) {
  const { roles } = useSession();
  if (!isStaff(roles) || account.settings.two_step === 'totp' || account.passkeys > 0) return null;
  return (
    <Note tone="warning">
      <FormattedMessage {...messages.staffNeedApp} />
    </Note>
  );
}
