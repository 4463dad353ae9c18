import { useEffect, useRef } from 'react';
import { DealerBackOffice } from 'shared-staff';
import { ButtonLink, chakra, EmptyState, Heading, Skeleton, SkeletonGroup, Stack } from 'shared-ui';
import { isFocusLost, Panel } from 'shared-ui/components';
import { PageFailure } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useParams } from 'shared-ui/router';
import { paths } from '../common/paths';
import { CounterBar } from './counter/counter-bar';
import { CounterCode } from './counter/counter-code';
import { CounterEnd } from './counter/counter-end';
import { messages } from './counter/messages';
import { ProgressPanel } from './counter/progress-panel';
import { useFollowedContract } from './counter/use-followed-contract';

const Place = chakra('div', { base: { padding: { base: '24px 16px', md: '32px' } } });

/** Unknown, deleted and another dealer's contract look alike, as on the contract's page. */
function CounterGone() {
  return (
    <Place>
      <Heading level={1} tabIndex={-1} marginBottom="24px">
        <FormattedMessage {...messages.gone} />
      </Heading>
      <Panel bare>
        <EmptyState
          title={<FormattedMessage {...messages.goneTitle} />}
          action={
            <ButtonLink to={paths.contracts}>
              <FormattedMessage {...messages.toList} />
            </ButtonLink>
          }
        >
          <FormattedMessage {...messages.goneText} />
        </EmptyState>
      </Panel>
    </Place>
  );
}

/**
 * The button that had the focus goes with what the screen showed: the focus passes to the heading of what came instead.
 * @param shown what the screen shows
 */
function useFocusOfStep(shown: string): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown && isFocusLost()) document.querySelector('h1')?.focus();
    before.current = shown;
  }, [shown]);
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)', lg: 'minmax(0, 1fr) 640px' },
    alignItems: { md: 'center' },
    gap: { base: '32px', md: '32px', lg: '64px' },
    width: '100%',
    maxWidth: '1440px',
    minHeight: { md: 'calc(100vh - 56px)' },
    marginInline: 'auto',
    padding: { base: '24px 16px 32px', md: '48px 32px', lg: '48px 64px' },
  },
});
const Ground = chakra('div', { base: { bg: 'bg.panel', minHeight: '100vh' } });

/** The screen that is turned to the customer: they scan, read and sign on their own phone, and it follows them. */
export function CounterPage() {
  return (
    <DealerBackOffice>
      <Counter />
    </DealerBackOffice>
  );
}

function Counter() {
  const { contract_uid = '' } = useParams();
  const intl = useIntl();
  const { contract: query, events, lost, gone } = useFollowedContract(contract_uid);
  const { error, refetch, isFetching } = query;
  // One that was deleted meanwhile is told of, and shown no more.
  const contract = gone ? undefined : query.data;
  useFocusOfStep(gone ? 'gone' : contract?.signed_at ? 'end' : 'code');

  return (
    <Ground>
      <CounterBar store={contract?.store.name} backTo={paths.contract(contract_uid)} />
      {contract ? (
        <Columns>
          <Stack gap="24px" align="stretch">
            <Heading level={1} look="display" tabIndex={-1} maxWidth="340px">
              <FormattedMessage {...(contract.signed_at ? messages.endTitle : messages.title)} />
            </Heading>
            {contract.signed_at ? <CounterEnd contract={contract} /> : <CounterCode contract={contract} />}
          </Stack>
          <ProgressPanel contract={contract} events={events} lost={lost} />
        </Columns>
      ) : gone ? (
        <CounterGone />
      ) : error ? (
        <chakra.div padding={{ base: '24px 16px', md: '32px' }}>
          <PageFailure
            page={<FormattedMessage {...messages.page} />}
            title={<FormattedMessage {...messages.failed} />}
            error={error}
            onRetry={refetch}
            retrying={isFetching}
            referenced
          />
        </chakra.div>
      ) : (
        <Columns>
          <SkeletonGroup label={intl.formatMessage(messages.loading)}>
            <Skeleton height={96} />
            <Skeleton height={336} width={336} />
          </SkeletonGroup>
        </Columns>
      )}
    </Ground>
  );
}
