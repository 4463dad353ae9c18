import { useEffect, useRef } from 'react';
import type { CustomerContract } from 'shared-api/entities';
import { Note } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { useSearchParams } from 'shared-ui/router';
import { messages } from './messages';
import { isRefused } from './payment-outcome';

/** Back from the provider's page without a payment: said first, and with the focus, so that no bar at the foot hides it. */
export function PaymentRefused({ contract }: { contract: CustomerContract }) {
  const [query] = useSearchParams();
  const place = useRef<HTMLDivElement>(null);
  const payable = contract.paid_at === null && contract.withdrawn_at === null;
  const refused = payable && isRefused(query);

  useEffect(() => {
    if (refused) place.current?.focus();
  }, [refused]);

  if (!refused) return null;
  return (
    <Note ref={place} tabIndex={-1} tone="error" role="alert" marginBottom="24px">
      <FormattedMessage {...messages.paymentFailed} />
    </Note>
  );
}
