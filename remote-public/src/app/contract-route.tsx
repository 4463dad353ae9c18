import { isApiError } from 'shared-api/errors';
import { lazyPart, PublicContainer } from 'shared-ui';
import { PageFailure } from 'shared-ui/data';
import { FormattedMessage } from 'shared-ui/intl';
import { useParams } from 'shared-ui/router';
import { CustomerCallsProvider } from '../common/contract/customer-calls';
import { accessMessages, MaskedPage, SignedPage, UnknownPage } from '../contract';
import { ContractArriving } from './contract-arriving';
import { useContractStage } from './use-contract-stage';
import { useFocusOnceOpened } from './use-focus-once-opened';
import { useLinkKey } from './use-link-key';

const arriving = (
  <PublicContainer paddingBlock="40px">
    <ContractArriving />
  </PublicContainer>
);
const SignPage = lazyPart(async () => (await import('../sign')).SignPage, arriving);

/** Links that are no contract's are not even asked for. */
const uidForm = /^[A-Za-z0-9_-]{22}$/;

/** A contract's one address: to open it, to sign it, or to follow it, as it stands. */
export function ContractRoute() {
  const { contract_uid = '' } = useParams();
  if (!uidForm.test(contract_uid)) return <UnknownPage />;
  return (
    <CustomerCallsProvider base="/public">
      <ContractByUid key={contract_uid} uid={contract_uid} />
    </CustomerCallsProvider>
  );
}

function ContractByUid({ uid }: { uid: string }) {
  const swapping = useLinkKey(uid);
  const { contract, error, signing, justSigned, retry, isFetching } = useContractStage(uid, !swapping);
  useFocusOnceOpened(contract?.view);

  if (contract) {
    if (contract.view === 'masked') {
      return <MaskedPage contract={contract} signedElsewhere={justSigned && contract.signed_at !== null} />;
    }
    if (signing) return <SignPage contract={contract} />;
    return <SignedPage contract={contract} justSigned={justSigned} />;
  }
  if (error && isApiError(error) && (error.status === 404 || error.status === 422)) return <UnknownPage />;
  if (error) {
    return (
      <PublicContainer paddingBlock="40px">
        <PageFailure
          page={<FormattedMessage {...accessMessages.page} />}
          title={<FormattedMessage {...accessMessages.failed} />}
          error={error}
          onRetry={retry}
          retrying={isFetching}
        />
      </PublicContainer>
    );
  }
  return arriving;
}
