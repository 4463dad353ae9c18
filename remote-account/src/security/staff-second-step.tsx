import type { User } from 'shared-api/entities';
import { useSession } from 'shared-api/react';
import { Note } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';

/** Tells staff without an authenticator app what brought them here: their area of work opens once it is connected. */
export function StaffSecondStep({ account }: { account: User }) {
  const { roles } = useSession();
  const isStaff = roles.includes('admin') || roles.includes('manager');
  if (!isStaff || account.settings.two_step === 'totp') return null;
  return (
    <Note tone="warning">
      <FormattedMessage {...messages.staffNeedApp} />
    </Note>
  );
}
