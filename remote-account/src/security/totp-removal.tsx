import { useApi } from 'shared-api/react';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { AppCodeForm } from './app-code-form';
import { messages } from './messages';

/** Leaves the authenticator app behind, with one of its codes or a spare one as proof. */
export function TotpRemoval({ onDone, onCancel }: { onDone(): void; onCancel(): void }) {
  const api = useApi();
  const { formatMessage } = useIntl();
  return (
    <AppCodeForm
      hint={formatMessage(messages.removalHint)}
      confirm={<FormattedMessage {...messages.switchOff} />}
      danger
      send={(body) => api.accountContacts.removeTotp({ body }, { quiet: true }).then(onDone)}
      onCancel={onCancel}
    />
  );
}
