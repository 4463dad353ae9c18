import { useState } from 'react';
import type { StaffContract } from 'shared-api/entities';
import { Button } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { CorrectionDialog } from './correction-dialog';
import { messages } from './messages';

/**
 * The way to mend a payment that was recorded wrongly, as long as it stands. What the card provider told of nobody
 * records, and what goes back after a withdrawal is what was paid.
 */
export function CorrectPayment({ contract }: { contract: StaffContract }) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const { status, payment_method: method, withdrawn_at, deleted_at, paid_to_provider } = contract;
  if (status !== 'PAID' || !method || withdrawn_at || deleted_at || paid_to_provider) return null;
  return (
    <>
      <Button
        look="link"
        marginTop="12px"
        marginBottom="-12px"
        _print={{ display: 'none' }}
        aria-label={intl.formatMessage(messages.title)}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage {...messages.correct} />
      </Button>
      {open && <CorrectionDialog contract={contract} method={method} onClose={() => setOpen(false)} />}
    </>
  );
}
