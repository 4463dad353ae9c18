import { useState } from 'react';
import type { StaffContract } from 'shared-api/entities';
import { Button } from 'shared-ui';
import { useFocusOnward } from 'shared-ui/components';
import { formatDate } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';
import { PaymentStep } from './payment-step';
import { RefundStep } from './refund-step';
import { SendStep } from './send-step';
import { ServiceStep } from './service-step';
import { SigningStep } from './signing-step';
import { StepPanel } from './step-panel';
import { WaitingStep } from './waiting-step';

/** What the contract asks of the dealer now, whatever its status. */
export function NextStep({ contract }: { contract: StaffContract }) {
  return (
    <div {...useFocusOnward<HTMLDivElement>()}>
      <Step contract={contract} />
    </div>
  );
}

function Step({ contract }: { contract: StaffContract }) {
  const { status, withdrawn_at, refund_due_at, refunded_at, deleted_at, revivable_until, withdrawal_stated_at } =
    contract;
  if (deleted_at) return revivable_until ? <PaymentStep contract={contract} /> : <DeletedStep contract={contract} />;
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
      return withdrawal_stated_at ? <UnpaidStatementStep contract={contract} /> : <PaymentStep contract={contract} />;
    case 'PAID':
      return withdrawal_stated_at ? <StatementStep contract={contract} /> : <ServiceStep contract={contract} />;
  }
}

/** Whether a paid contract goes on is to be decided first, in the statement's own panel. */
function StatementStep({ contract }: { contract: StaffContract }) {
  return (
    <StepPanel
      contract={contract}
      title={<FormattedMessage {...messages.statementTitle} />}
      why={<FormattedMessage {...messages.statementWhy} />}
    />
  );
}

/** The same before the payment, which nobody is asked for: only one that has come already is recorded, so that it can go back. */
function UnpaidStatementStep({ contract }: { contract: StaffContract }) {
  const [recording, setRecording] = useState(false);
  if (recording) return <PaymentStep contract={contract} onCancel={() => setRecording(false)} />;
  return (
    <StepPanel
      contract={contract}
      title={<FormattedMessage {...messages.statementTitle} />}
      why={<FormattedMessage {...messages.statementWhyUnpaid} />}
      info={
        <Button look="link" marginTop="12px" onClick={() => setRecording(true)}>
          <FormattedMessage {...messages.payAnyway} />
        </Button>
      }
    />
  );
}

/** A deleted contract, which only the operator still reads and no payment brings back: nothing is done with it any more. */
function DeletedStep({ contract }: { contract: StaffContract }) {
  return (
    <StepPanel
      contract={contract}
      title={<FormattedMessage {...messages.deletedTitle} />}
      why={<FormattedMessage {...messages.deletedWhy} values={{ date: formatDate(contract.deleted_at ?? '') }} />}
    />
  );
}

/** A contract that its customer has withdrawn from, with nothing left to do. */
function EndedStep({ contract }: { contract: StaffContract }) {
  const { withdrawn_at, refunded_at } = contract;
  return (
    <StepPanel
      contract={contract}
      title={<FormattedMessage {...messages.endedTitle} />}
      why={
        <FormattedMessage
          {...(refunded_at ? messages.endedRefunded : messages.endedWhy)}
          values={{ date: formatDate(withdrawn_at ?? ''), refunded: refunded_at && formatDate(refunded_at) }}
        />
      }
    />
  );
}
