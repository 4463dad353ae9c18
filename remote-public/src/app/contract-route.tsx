import { lazy, useEffect, useRef } from 'react';
import { isApiError } from 'shared-api/errors';
import { ErrorState, PublicContainer, Skeleton, SkeletonGroup } from 'shared-ui';
import { failureText } from 'shared-ui/data';
import { useIntl } from 'shared-ui/intl';
import { useParams } from 'shared-ui/router';
import { useContract } from '../common/contract/use-contract';
import { accessMessages, MaskedPage, SignedPage, UnknownPage } from '../contract';
import { useLinkKey } from './use-link-key';

const SignPage = lazy(() => import('../sign').then((module) => ({ default: module.SignPage })));

/** Links that are no contract's are not even asked for. */
const uidForm = /^[A-Za-z0-9_-]{22}$/;

/** A contract's one address: to open it, to sign it, or to follow it, as it stands. */
export function ContractRoute() {
  const { contract_uid = '' } = useParams();
  return uidForm.test(contract_uid) ? <ContractByUid key={contract_uid} uid={contract_uid} /> : <UnknownPage />;
}

function ContractByUid({ uid }: { uid: string }) {
  const intl = useIntl();
  const swapping = useLinkKey(uid);
  const { data: contract, error, refetch, isFetching } = useContract(uid, !swapping);
  const unsignedBefore = useRef(false);
  const signing = contract?.view === 'full' && contract.signed_at === null;

  useEffect(() => {
    if (signing) unsignedBefore.current = true;
  }, [signing]);

  if (contract) {
    if (contract.view === 'masked') return <MaskedPage contract={contract} />;
    if (signing) return <SignPage contract={contract} />;
    return <SignedPage contract={contract} justSigned={unsignedBefore.current} />;
  }
  if (error && isApiError(error) && (error.status === 404 || error.status === 422)) return <UnknownPage />;
  if (error) {
    return (
      <PublicContainer>
        <ErrorState
          title={intl.formatMessage(accessMessages.failed)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {failureText(error, intl)}
        </ErrorState>
      </PublicContainer>
    );
  }
  return (
    <PublicContainer paddingBlock="40px">
      <SkeletonGroup label={intl.formatMessage(accessMessages.loading)}>
        <Skeleton height={36} width={240} />
        <Skeleton height={480} />
      </SkeletonGroup>
    </PublicContainer>
  );
}
