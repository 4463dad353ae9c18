import type { ContractRow } from 'shared-api/entities';
import { ButtonLink, chakra, Heading, Text } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { useQuery } from 'shared-ui/query';
import { carName } from '../common/car-name';
import { PlateOf } from '../common/plate-of';
import { ownCarsKey } from '../common/query-keys';
import { useContractsApi } from '../common/use-contracts-api';
import { messages } from './messages';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
    listStyleType: 'none',
  },
});
const Card = chakra('li', {
  base: { display: 'grid', gap: '12px', justifyItems: 'start', padding: '24px', bg: 'bg.panel', borderWidth: '1px' },
});

const mostRows = 100;

/** One row a car: the latest contract knows most about it. */
function carsOf(rows: readonly ContractRow[]): ContractRow[] {
  const byVin = new Map<string, ContractRow>();
  for (const row of rows) if (!byVin.has(row.car_vin)) byVin.set(row.car_vin, row);
  return [...byVin.values()];
}

/** The cars that the customer's contracts name; nothing while there are none or they cannot be had. */
export function OwnCars() {
  const api = useContractsApi();
  const { data = [] } = useQuery({
    queryKey: ownCarsKey,
    queryFn: async () => carsOf((await api.list({ query: { per_page: mostRows, sort: '-created_at' } })).data),
  });
  if (data.length === 0) return null;
  return (
    <section>
      <Heading level={2} marginBottom="16px">
        <FormattedMessage {...messages.own} />
      </Heading>
      <List>
        {data.map((car) => (
          <Card key={car.car_vin}>
            <PlateOf car={car} />
            <Text fontWeight={600}>{carName(car)}</Text>
            <ButtonLink to={`/ricerca/${car.car_vin}`} aria-describedby={`car-${car.car_vin}`}>
              <FormattedMessage {...messages.forThis} />
            </ButtonLink>
            <Text id={`car-${car.car_vin}`} look="small" muted>
              <FormattedMessage {...messages.vin} values={{ vin: car.car_vin }} />
            </Text>
          </Card>
        ))}
      </List>
    </section>
  );
}
