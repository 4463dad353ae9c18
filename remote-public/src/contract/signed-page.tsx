import { useEffect, useRef } from 'react';
import type { CustomerContract } from 'shared-api/entities';
import { chakra, Note, PageGrid, PublicContainer } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { useSearchParams } from 'shared-ui/router';
import { ContractHead } from './contract-head';
import { ContractSummary } from './contract-summary';
import { DatesList } from './dates-list';
import { DocumentsSection } from './documents-section';
import { messages } from './messages';
import { PaymentChoice } from './payment-choice';
import { usePaymentReturn } from './use-payment-return';
import { Withdrawal } from './withdrawal';

const Body = chakra('div', {
  base: { flex: 1, paddingTop: { base: '24px', md: '40px' }, paddingBottom: { base: '48px', md: '96px' } },
});

const Sections = chakra('div', { base: { display: 'grid', gap: '48px', alignContent: 'start' } });

/** The signed contract: how to pay, its papers, what comes next, and the way out. */
export function SignedPage({ contract, justSigned }: { contract: CustomerContract; justSigned: boolean }) {
  const head = useRef<HTMLDivElement>(null);
  const [query] = useSearchParams();
  const outcome = query.get('esito');
  const payable = contract.paid_at === null && contract.withdrawn_at === null;
  usePaymentReturn(contract, outcome === 'pagato' && payable);

  // The page changed under the button that was pressed: the news is at its top.
  useEffect(() => {
    if (justSigned) head.current?.querySelector('h1')?.focus();
  }, [justSigned]);

  return (
    <>
      <div ref={head}>
        <ContractHead contract={contract} />
      </div>
      <Body>
        <PublicContainer>
          {outcome === 'rifiutato' && payable && (
            <Note tone="error" role="alert" marginBottom="24px">
              <FormattedMessage {...messages.paymentFailed} />
            </Note>
          )}
          {outcome === 'pagato' && payable && (
            <Note tone="info" role="status" marginBottom="24px">
              <FormattedMessage {...messages.paymentPending} />
            </Note>
          )}
          <PageGrid>
            <Sections>
              {payable && <PaymentChoice contract={contract} />}
              <DocumentsSection contract={contract} />
            </Sections>
            <div>
              <ContractSummary contract={contract} />
              <DatesList contract={contract} />
              <Withdrawal contract={contract} />
            </div>
          </PageGrid>
        </PublicContainer>
      </Body>
    </>
  );
}
