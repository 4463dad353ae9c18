import { chakra, Heading, TextLink } from 'shared-ui';
import { Icon, PlusIcon } from 'shared-ui/icons';
import { FormattedMessage } from 'shared-ui/intl';
import { paths } from '../common/paths';
import { appointmentsOf } from '../common/requests/appointments';
import type { Overview } from '../common/use-overview';
import { CarCard } from './car-card';
import { messages } from './messages';

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '16px', md: '24px' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** One card a car, and the way to cover another one. */
export function CarCards({ overview, now }: { overview: Overview; now: string }) {
  return (
    <chakra.section marginTop={{ base: '32px', md: '40px' }}>
      {overview.covers.length > 0 && (
        <>
          <Heading level={2} marginBottom="16px">
            <FormattedMessage {...messages.cars} />
          </Heading>
          <Grid>
            {overview.covers.map((contract) => (
              <chakra.li key={contract.contract_uid} display="grid">
                <CarCard
                  contract={contract}
                  appointments={appointmentsOf(overview.requests[contract.contract_uid] ?? [], now)}
                  now={now}
                />
              </chakra.li>
            ))}
          </Grid>
        </>
      )}
      <TextLink
        to={paths.newContract}
        display="inline-flex"
        alignItems="center"
        gap="8px"
        minHeight="control"
        marginTop="12px"
      >
        <Icon of={PlusIcon} />
        <FormattedMessage {...messages.anotherCar} />
      </TextLink>
    </chakra.section>
  );
}
