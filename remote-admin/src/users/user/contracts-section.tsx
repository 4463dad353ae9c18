import { useMemo } from 'react';
import type { AdminUser, ContractRow } from 'shared-api/entities';
import { Text, TextLink } from 'shared-ui';
import { CarPlate, Cut, Money, StatusChip } from 'shared-ui/components';
import { QueryFailure } from 'shared-ui/data';
import { FormattedMessage, type IntlShape, useIntl } from 'shared-ui/intl';
import { useQuery } from 'shared-ui/query';
import { type DataColumn, DataTable } from 'shared-ui/table';
import { SideSection } from 'shared-ui/work';
import { paths } from '../../common/paths';
import { userKeys, useUserCalls } from '../user-calls';
import { contractsMessages as messages } from './messages';

function contractColumns(intl: IntlShape): DataColumn<ContractRow>[] {
  const word = (name: keyof typeof messages) => intl.formatMessage(messages[name]);
  return [
    {
      key: 'code',
      header: word('code'),
      width: 128,
      cell: ({ contract_uid, code }) => (
        <TextLink code to={paths.contract(contract_uid)}>
          {code}
        </TextLink>
      ),
    },
    { key: 'status', header: word('status'), width: 128, cell: ({ status }) => <StatusChip status={status} /> },
    {
      key: 'vehicle',
      header: word('vehicle'),
      width: 120,
      cell: ({ car_plate, car_registration_date }) => (
        <CarPlate plate={car_plate} registrationDate={car_registration_date} size={22} />
      ),
    },
    { key: 'store', header: word('store'), cell: ({ store }) => <Cut text={store.name} /> },
    {
      key: 'total',
      header: word('total'),
      width: 96,
      align: 'end',
      cell: ({ total }) => <Money amount={total} />,
    },
  ];
}

/** The person's last contracts, and the way to all of them. */
export function ContractsSection({ id, user }: { id: string; user: AdminUser }) {
  const intl = useIntl();
  const columns = useMemo(() => contractColumns(intl), [intl]);
  const { data, error, refetch, isFetching } = useUserContracts(user.uid);
  const more = (data?.meta.total ?? 0) > (data?.data.length ?? 0);
  return (
    <SideSection
      id={id}
      title={<FormattedMessage {...messages.title} />}
      help={<FormattedMessage {...messages.help} />}
      ways={
        more && (
          <TextLink to={`${paths.contracts}?search=${encodeURIComponent(user.email)}`}>
            <FormattedMessage {...messages.all} />
          </TextLink>
        )
      }
    >
      {error ? (
        <QueryFailure error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <DataTable
          label={intl.formatMessage(messages.title)}
          columns={columns}
          rows={data?.data}
          rowId={({ contract_uid }) => contract_uid}
          rowName={({ code }) => code}
          empty={
            <Text look="small" muted>
              <FormattedMessage {...messages.none} />
            </Text>
          }
        />
      )}
    </SideSection>
  );
}

const most = 10;

/** The last contracts of a person; `meta.total` counts all of them. */
export function useUserContracts(uid: string) {
  const calls = useUserCalls();
  return useQuery({
    queryKey: userKeys.contracts(uid),
    queryFn: () =>
      calls.listContracts({ params: { uid }, query: { per_page: most, sort: '-created_at' } }, { quiet: true }),
  });
}
