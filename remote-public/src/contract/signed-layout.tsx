import type { CustomerContract } from 'shared-api/entities';
import { Button, chakra, Note, PageGrid } from 'shared-ui';
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

const waitMessages = {
  soon: messages.paymentPending,
  late: messages.paymentLate,
  over: messages.paymentOver,
};

/** How to pay, the papers, what comes next, and the way out. */
export function SignedLayout({ contract }: { contract: CustomerContract }) {
  const payable = contract.paid_at === null && contract.withdrawn_at === null;
  const waiting = useAwaitsPayment(contract);
  const { wait, askAgain, asking } = usePaymentReturn(contract, waiting);

  return (
    <>
      {waiting && (
        <Note tone="info" role="status" marginBottom="24px">
          <FormattedMessage {...waitMessages[wait]} />
          {wait === 'over' && (
            <chakra.div marginTop="12px">
              <Button loading={asking} onClick={askAgain}>
                <FormattedMessage {...messages.paymentAskAgain} />
              </Button>
            </chakra.div>
          )}
        </Note>
      )}
      <PageGrid>
        <Sections>
          {payable && (!waiting || wait !== 'soon') && <PaymentChoice contract={contract} />}
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
