import { useEffect, useRef } from 'react';
import { isApiError } from 'shared-api/errors';
import { customerContractKey, Slot } from 'shared-api/react';
import { ButtonLink, PageHeader } from 'shared-ui';
import { PageFailure } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useQuery, useQueryClient } from 'shared-ui/query';
import { useParams } from 'shared-ui/router';
import { paths } from '../common/paths';
import { contractsKey } from '../common/query-keys';
import { useContractsApi } from '../common/use-contracts-api';
import { ContractHeader } from './contract-header';
import { ContractHistory } from './contract-history';
import { messages } from './messages';
import { RequestsPanel } from './requests/requests-panel';
import { ServicesPanel } from './services-panel';

/** Addresses that are no contract's are not even asked for. */
const uidForm = /^[A-Za-z0-9_-]{22}$/;

/** One's own contract: what it calls for, its services and its history. */
export function ContractPage() {
  const { contract_uid = '' } = useParams();
  return uidForm.test(contract_uid) ? <ContractByUid key={contract_uid} uid={contract_uid} /> : <UnknownContract />;
}

function ContractByUid({ uid }: { uid: string }) {
  const intl = useIntl();
  const { data: contract, error, refetch, isFetching } = useOwnContract(uid);

  if (error && isApiError(error) && (error.status === 404 || error.status === 422)) return <UnknownContract />;
  if (error && !contract) {
    return (
      <PageFailure
        page={<FormattedMessage {...messages.page} />}
        crumbs={[
          { label: intl.formatMessage(messages.contracts), to: paths.contracts },
          { label: intl.formatMessage(messages.page) },
        ]}
        title={<FormattedMessage {...messages.failed} />}
        error={error}
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  }
  return (
    <>
      <ContractHeader contract={contract} />
      <Slot name="customerContract" props={{ contractUid: uid, base: '/account' }} />
      {contract && contract.maintenance.length > 0 && <ServicesPanel contract={contract} />}
      {contract && <RequestsPanel contract={contract} />}
      {contract && <ContractHistory contract={contract} />}
    </>
  );
}

/** Unknown, deleted and somebody else's: one and the same page. */
function UnknownContract() {
  return (
    <>
      <PageHeader
        title={<FormattedMessage {...messages.unknown} />}
        lead={<FormattedMessage {...messages.unknownText} />}
      />
      <ButtonLink to={paths.contracts}>
        <FormattedMessage {...messages.unknownAction} />
      </ButtonLink>
    </>
  );
}

/** One's own contract, the very answer that the extension on the page shows and changes. */
function useOwnContract(contract_uid: string) {
  const api = useContractsApi();
  const query = useQuery({
    queryKey: customerContractKey({ contractUid: contract_uid, base: '/account' }),
    queryFn: async () => (await api.get({ params: { contract_uid } }, { quiet: true })).data,
    retry: false,
  });
  useFreshLists(query.data?.version);
  return query;
}

/** A contract that changed on this page is no longer what the lists remember. */
function useFreshLists(version: number | undefined): void {
  const client = useQueryClient();
  const seen = useRef(version);
  useEffect(() => {
    if (version === undefined) return;
    if (seen.current !== undefined && seen.current !== version) {
      void client.invalidateQueries({ queryKey: contractsKey });
    }
    seen.current = version;
  }, [client, version]);
}
