import { lazy, Suspense } from 'react';
import type { CustomerContractProps } from 'shared-api/host';
import { CustomerCallsProvider } from '../common/contract/customer-calls';
import { SignedExtension } from '../contract';
import { ContractArriving, ContractFailed } from './contract-waits';
import { useContractStage } from './use-contract-stage';

const SignExtension = lazy(() => import('../sign').then((module) => ({ default: module.SignExtension })));

/**
 * A customer's contract on the page of another area: the same as behind its link, without a page around it. Headings
 * begin at level 2: the page that shows it has the first.
 */
export function CustomerContract({ contractUid, base }: CustomerContractProps) {
  return (
    <CustomerCallsProvider base={base}>
      <Suspense fallback={<ContractArriving />}>
        <ContractByUid key={contractUid} uid={contractUid} />
      </Suspense>
    </CustomerCallsProvider>
  );
}

function ContractByUid({ uid }: { uid: string }) {
  const { contract, error, signing, justSigned, retry, isFetching } = useContractStage(uid);

  if (contract && signing) return <SignExtension contract={contract} />;
  if (contract) return <SignedExtension contract={contract} justSigned={justSigned} />;
  if (error) return <ContractFailed error={error} retrying={isFetching} onRetry={retry} />;
  return <ContractArriving />;
}
