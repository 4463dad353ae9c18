import { useEffect, useState } from 'react';
import type { CustomerContract } from 'shared-api/entities';
import { Button, chakra, Note, PageGrid } from 'shared-ui';
import { useFocusOnward } from 'shared-ui/components';
import { FormattedMessage } from 'shared-ui/intl';
import { useContract } from '../common/contract/use-contract';
import { ContractSummary } from './contract-summary';
import { DatesList } from './dates-list';
import { DocumentsSection } from './documents-section';
import { messages } from './messages';
import { PaymentChoice } from './payment-choice';
import { useAwaitsPayment } from './use-awaits-payment';
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
          {payable && (!waiting || wait !== 'soon') && <Payment contract={contract} />}
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

/** How to pay; while a stated withdrawal is looked at, for those alone who say that it was not theirs. */
function Payment({ contract }: { contract: CustomerContract }) {
  const [wanted, setWanted] = useState(false);
  return (
    <div {...useFocusOnward<HTMLDivElement>()}>
      {contract.withdrawal_stated_at && !wanted ? (
        <Button onClick={() => setWanted(true)}>
          <FormattedMessage {...messages.payStated} />
        </Button>
      ) : (
        <PaymentChoice contract={contract} />
      )}
    </div>
  );
}

/** How the wait stands: events come within seconds; later it is rarely asked, and in the end no more by itself. */
type Wait = 'soon' | 'late' | 'over';
const everyMs = { soon: 3_000, late: 15_000, over: null } as const satisfies Record<Wait, number | null>;
/** Who has not paid after all need not wait longer to pay. */
const patienceMs = 30_000;
/** A page that was left open does not ask for ever. */
const longestMs = 10 * 60_000;

/**
 * Back from the provider's page: asks for the contract again until the payment has arrived, or nobody waits any more.
 * @returns how the wait stands (once it is `late` one may pay again), and what asks anew once it is `over`
 */
function usePaymentReturn({ contract_uid }: CustomerContract, waiting: boolean) {
  const [wait, setWait] = useState<Wait>('soon');
  const [round, setRound] = useState(0);
  const { refetch, isFetching } = useContract(contract_uid, { enabled: waiting, everyMs: everyMs[wait] });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round has the whole time.
  useEffect(() => {
    if (!waiting) return;
    const late = setTimeout(() => setWait('late'), patienceMs);
    const over = setTimeout(() => setWait('over'), longestMs);
    return () => {
      clearTimeout(late);
      clearTimeout(over);
    };
  }, [waiting, round]);

  function askAgain() {
    setWait('late');
    setRound((before) => before + 1);
    void refetch();
  }
  return { wait, askAgain, asking: isFetching };
}
