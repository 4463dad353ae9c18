import { pickCars } from 'shared-api/domain';
import type { ContractRow } from 'shared-api/entities';
import { ButtonLink, chakra, Heading, Text } from 'shared-ui';
import { Whole } from 'shared-ui/components';
import { FormattedMessage, type MessageDescriptor } from 'shared-ui/intl';
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
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '12px',
    padding: '24px',
    bg: 'bg.panel',
    borderWidth: '1px',
  },
});

const mostRows = 100;

/** One row a car: the contract that is furthest on its way, of equal ones the latest; one that was left comes last. */
function carsOf(rows: readonly ContractRow[]): ContractRow[] {
  const inForce = pickCars(rows);
  const known = new Set(inForce.map(({ car_vin }) => car_vin));
  const left = new Map(rows.flatMap((row) => (known.has(row.car_vin) ? [] : [[row.car_vin, row] as const])));
  return [...inForce, ...left.values()];
}

/** What its last contract means for another one. */
function stateOf({ status, withdrawn_at, withdrawal_stated_at, signed_at }: ContractRow): MessageDescriptor {
  if (withdrawn_at !== null) return messages.left;
  if (withdrawal_stated_at) return messages.stated;
  if (status === 'PAID') return messages.paid;
  return signed_at === null ? messages.toSign : messages.toPay;
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
            <Text id={`car-${car.car_vin}`} look="small" muted>
              <FormattedMessage {...messages.vin} values={{ vin: car.car_vin }} />
            </Text>
            <Text look="small">
              <FormattedMessage {...stateOf(car)} values={{ code: <Whole key="code">{car.code}</Whole> }} />
            </Text>
            <ButtonLink to={`/ricerca/${car.car_vin}`} aria-describedby={`car-${car.car_vin}`} marginTop="auto">
              <FormattedMessage {...messages.forThis} />
            </ButtonLink>
          </Card>
        ))}
      </List>
    </section>
  );
}
