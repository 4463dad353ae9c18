import { isApiError } from 'shared-api/errors';
import { ButtonLink, EmptyState, PageGrid, PageHeader, Skeleton, SkeletonGroup, Stack } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { PageFailure } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useParams, useSearchParams } from 'shared-ui/router';
import { useBackOffice } from '../common/back-office/back-office-provider';
import { useStaffContract } from '../common/contract/use-staff-contract';
import { ContractView, editKey } from './contract-view';
import { messages } from './messages';

/** Addresses that are no contract's are not even asked for. */
const uidForm = /^[A-Za-z0-9_-]{22}$/;

/** A contract at its address: of an own store, or not found, whoever's it is. */
export function ContractPage() {
  const { contract_uid = '' } = useParams();
  return uidForm.test(contract_uid) ? <ContractByUid key={contract_uid} uid={contract_uid} /> : <ContractNotFound />;
}

function ContractByUid({ uid }: { uid: string }) {
  const { data: contract, error, refetch, isFetching } = useStaffContract(uid);
  const { paths } = useBackOffice();
  const intl = useIntl();
  const [query] = useSearchParams();
  const isGone = isApiError(error) && (error.status === 404 || error.status === 422);

  // An open form keeps what is typed, and says so itself once it is sent.
  if (isGone && !(contract && query.has(editKey))) return <ContractNotFound />;
  if (contract) return <ContractView contract={contract} />;
  if (error)
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
        referenced
      />
    );
  return <ContractPlaces />;
}

/** About as high as what comes, where it comes: head, rail with the next step, two columns of panels. */
function ContractPlaces() {
  return (
    <SkeletonGroup label={useIntl().formatMessage(messages.loading)}>
      <Skeleton height={72} />
      <Skeleton height={320} />
      <PageGrid columns="record">
        <Stack gap="24px" align="stretch">
          <Skeleton height={208} />
          <Skeleton height={264} />
          <Skeleton height={400} />
        </Stack>
        <Stack gap="24px" align="stretch">
          <Skeleton height={188} />
          <Skeleton height={200} />
          <Skeleton height={480} />
        </Stack>
      </PageGrid>
    </SkeletonGroup>
  );
}

/** Unknown, deleted and another dealer's contract look alike. */
function ContractNotFound() {
  const { paths, operator } = useBackOffice();
  const intl = useIntl();
  return (
    <>
      <PageHeader
        crumbs={[
          { label: intl.formatMessage(messages.contracts), to: paths.contracts },
          { label: intl.formatMessage(messages.notFoundCrumb) },
        ]}
        title={<FormattedMessage {...messages.notFound} />}
      />
      <Panel bare>
        <EmptyState
          title={<FormattedMessage {...(operator ? messages.unknownTitle : messages.notFoundTitle)} />}
          action={
            <ButtonLink to={paths.contracts}>
              <FormattedMessage {...messages.toList} />
            </ButtonLink>
          }
        >
          <FormattedMessage {...(operator ? messages.unknownText : messages.notFoundText)} />
        </EmptyState>
      </Panel>
    </>
  );
}
