import type { CustomerContractProps } from 'shared-api/host';
import { lazyPart } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { QueryFailure } from 'shared-ui/data';
import { FormattedMessage } from 'shared-ui/intl';
import { CustomerCallsProvider } from '../common/contract/customer-calls';
import { accessMessages, SignedExtension } from '../contract';
import { ContractArriving } from './contract-arriving';
import { useContractStage } from './use-contract-stage';

const SignExtension = lazyPart(async () => (await import('../sign')).SignExtension, <ContractArriving />);

/**
 * A customer's contract on the page of another area: the same as behind its link, without a page around it. Headings
 * begin at level 2: the page that shows it has the first.
 */
export function CustomerContract({ contractUid, base }: CustomerContractProps) {
  return (
    <CustomerCallsProvider base={base}>
      <ContractByUid key={contractUid} uid={contractUid} />
    </CustomerCallsProvider>
  );
}

function ContractByUid({ uid }: { uid: string }) {
  const { contract, error, signing, justSigned, retry, isFetching } = useContractStage(uid);

  if (contract && signing) return <SignExtension contract={contract} />;
  if (contract) return <SignedExtension contract={contract} justSigned={justSigned} />;
  if (error)
    return (
      <Panel bare>
        <QueryFailure
          title={<FormattedMessage {...accessMessages.failed} />}
          error={error}
          onRetry={retry}
          retrying={isFetching}
        />
      </Panel>
    );
  return <ContractArriving />;
}
