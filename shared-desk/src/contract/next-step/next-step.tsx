import type { StaffContract } from 'shared-api/entities';
import { DeletedStep } from './deleted-step';
import { EndedStep } from './ended-step';
import { PaymentStep } from './payment-step';
import { RefundStep } from './refund-step';
import { SendStep } from './send-step';
import { ServiceStep } from './service-step';
import { SigningStep } from './signing-step';
import { WaitingStep } from './waiting-step';

/** What the contract asks of the dealer now, whatever its status. */
export function NextStep({ contract }: { contract: StaffContract }) {
  const { status, withdrawn_at, refund_due_at, refunded_at, deleted_at } = contract;
  if (deleted_at) return <DeletedStep contract={contract} />;
  if (withdrawn_at)
    return refund_due_at && !refunded_at ? <RefundStep contract={contract} /> : <EndedStep contract={contract} />;
  switch (status) {
    case 'DRAFT':
      return <SendStep contract={contract} />;
    case 'AVAIABLE':
      return <WaitingStep contract={contract} />;
    case 'PENDING':
      return <SigningStep contract={contract} />;
    case 'SIGNED':
    case 'FILLED':
      return <PaymentStep contract={contract} />;
    case 'PAID':
      return <ServiceStep contract={contract} />;
  }
}
