import { useMemo, useState } from 'react';
import type { ContractRow } from 'shared-api/entities';
import { ButtonLink, chakra, EmptyState, Heading, TextLink } from 'shared-ui';
import { CarPlate, cellByKey, Money, Panel } from 'shared-ui/components';
import { formatNumber } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { DataTable } from 'shared-ui/table';
import { ListEmpty, RowCard, SearchBox } from 'shared-ui/work';
import { useBackOffice } from '../common/back-office/back-office-provider';
import { carLabel } from '../common/labels/car-label';
import { NothingYet } from '../common/lists/nothing-yet';
import { useContractPage } from '../common/lists/use-contract-page';
import { messages as commonMessages } from '../common/messages';
import { NoStore } from '../common/stores/no-store';
import { messages } from './messages';
import { recentColumns } from './recent-columns';
import { RecentStatus } from './recent-status';

const When = chakra('span', { base: { textStyle: 'caption', color: 'fg.muted' } });

const Model = chakra('span', { base: { color: 'fg.muted' } });

const Head = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    padding: { base: '12px 16px', md: '8px 24px' },
    borderBottomWidth: '1px',
    '& > [role=search]': { marginInlineStart: { sm: 'auto' }, flex: { base: '1 0 100%', sm: '0 1 344px' } },
  },
});
/** In a panel a table's outer cells stand on the panel's edge. */
const Edge = chakra('div', {
  base: {
    '& :is(th, td):first-of-type': { paddingInlineStart: { md: '24px' } },
    '& :is(th, td):last-of-type': { paddingInlineEnd: { md: '24px' } },
  },
});
const shown = 5;

const cardLines = [22, 24, 28];

/** The contracts that changed last, or those that are searched: a short list that leads to the long one. */
export function RecentContracts() {
  const { paths, dealer, stores } = useBackOffice();
  const intl = useIntl();
  const [search, setSearch] = useState('');
  const contracts = useContractPage({ search, per_page: shown, sort: '-updated_at' });
  const columns = useMemo(() => recentColumns(intl, paths), [intl, paths]);
  const meta = contracts.data?.meta;

  return (
    <Panel bare aria-label={intl.formatMessage(messages.title)}>
      <Head>
        <Heading level={2} look="h3">
          <FormattedMessage {...messages.title} />
        </Heading>
        {meta && (
          <TextLink to={paths.list(search === '' ? '' : new URLSearchParams({ search }).toString())}>
            <FormattedMessage {...messages.all} values={{ count: meta.total, number: formatNumber(meta.total) }} />
          </TextLink>
        )}
        <SearchBox value={search} onSearch={setSearch} placeholder={intl.formatMessage(messages.search)} />
      </Head>
      <Edge>
        <DataTable
          label={intl.formatMessage(messages.title)}
          columns={columns}
          rows={contracts.data?.data ?? (contracts.error ? [] : undefined)}
          rowId={(row) => row.contract_uid}
          rowName={(row) => row.code}
          expected={shown}
          cardsBelow={768}
          loading={contracts.isPlaceholderData}
          card={(row) => <RecentCard row={row} />}
          cardLines={cardLines}
          empty={
            dealer && stores?.length === 0 ? (
              <NoStore />
            ) : (
              <ListEmpty
                error={contracts.error}
                retrying={contracts.isFetching}
                onRetry={() => void contracts.refetch()}
                narrowed={search !== ''}
                filtered={false}
                search={search}
                onClear={() => setSearch('')}
                nothing={
                  dealer ? (
                    <EmptyState
                      title={<FormattedMessage {...commonMessages.nothingYet} />}
                      action={
                        <ButtonLink to={dealer.paths.newContract}>
                          <FormattedMessage {...commonMessages.newContract} />
                        </ButtonLink>
                      }
                    >
                      <FormattedMessage {...messages.noneAdvice} />
                    </EmptyState>
                  ) : (
                    <NothingYet />
                  )
                }
              />
            )
          }
        />
      </Edge>
    </Panel>
  );
}

/** One of the last contracts, on a phone. */
function RecentCard({ row }: { row: ContractRow }) {
  const { paths } = useBackOffice();
  return (
    <RowCard
      top={<RecentStatus row={row} />}
      topEnd={<When>{cellByKey(row, 'updated_at', 'simple')}</When>}
      title={<TextLink to={paths.contract(row.contract_uid)}>{row.fullname || row.code}</TextLink>}
      titleEnd={<Money amount={row.total} />}
      foot={
        <>
          <CarPlate plate={row.car_plate} registrationDate={row.car_registration_date} size={22} />
          <Model>{carLabel(row)}</Model>
        </>
      }
    />
  );
}
