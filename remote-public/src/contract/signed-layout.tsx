import type { CustomerContract } from 'shared-api/entities';
import { chakra, Note, PageGrid } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { ContractSummary } from './contract-summary';
import { DatesList } from './dates-list';
import { DocumentsSection } from './documents-section';
import { messages } from './messages';
import { PaymentChoice } from './payment-choice';
import { useAwaitsPayment } from './use-awaits-payment';
import { usePaymentReturn } from './use-payment-return';
import { Withdrawal } from './withdrawal';

const Sections = chakra('div', { base: { display: 'grid', gap: '48px', alignContent: 'start' } });

/** How to pay, the papers, what comes next, and the way out. */
export function SignedLayout({ contract }: { contract: CustomerContract }) {
  const payable = contract.paid_at === null && contract.withdrawn_at === null;
  const waiting = useAwaitsPayment(contract);
  const late = usePaymentReturn(contract, waiting);

  return (
    <>
      {waiting && (
        <Note tone="info" role="status" marginBottom="24px">
          <FormattedMessage {...(late ? messages.paymentLate : messages.paymentPending)} />
        </Note>
      )}
      <PageGrid>
        <Sections>
          {payable && (!waiting || late) && <PaymentChoice contract={contract} />}
          <DocumentsSection contract={contract} />
        </Sections>
        <div>
          <ContractSummary contract={contract} />
          <DatesList contract={contract} />
          <Withdrawal contract={contract} />
        </div>
      </PageGrid>
    </>
  );
}
