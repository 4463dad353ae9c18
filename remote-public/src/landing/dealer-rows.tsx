import { useSyncExternalStore } from 'react';
import type { PublicStore } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { chakra, Skeleton } from 'shared-ui';
import { formatDistance } from 'shared-ui/format';
import { useIntl } from 'shared-ui/intl';
import { openingText } from '../common/dealers/opening-text';
import { openingAt } from '../common/opening-hours';

const List = chakra('ul', { base: { borderTopWidth: '1px', marginTop: '24px' } });
const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr',
    gridAutoFlow: 'column',
    columnGap: '16px',
    alignItems: 'center',
    paddingBlock: '14px',
    borderBottomWidth: '1px',
    textStyle: 'small',
    color: 'fg.muted',
  },
});
const Name = chakra('b', { base: { display: 'block', textStyle: 'body', fontWeight: 600, color: 'fg' } });
const Distance = chakra('b', {
  base: {
    textStyle: 'body',
    fontWeight: 600,
    color: 'fg',
    minWidth: '84px',
    textAlign: 'end',
  },
});
const Hours = chakra('span', { base: { gridRow: { base: 2, md: 'auto' } } });

const never = () => () => undefined;

/** The hour is read in the browser only: a prerendered page is the same at every hour. */
function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Whether a dealer is open at this moment. */
function OpenNow({ dealer }: { dealer: PublicStore }) {
  const intl = useIntl();
  const { now } = useHost();
  return openingText(openingAt(dealer.opening_hours, now()), intl);
}

const places = ['first', 'second', 'third'];

/** The place of the rows that come, so that what is being read stays where it is. */
export function DealerPlaces() {
  return (
    <List aria-hidden="true">
      {places.map((place) => (
        <Row key={place}>
          <chakra.span gridColumn="1 / -1" height={{ base: '64px', md: '44px' }}>
            <Skeleton height={44} />
          </chakra.span>
        </Row>
      ))}
    </List>
  );
}

/** Some dealers with their address, whether they are open, and how far they are. */
export function DealerRows({ dealers }: { dealers: readonly PublicStore[] }) {
  const live = useIsLive();
  return (
    <List>
      {dealers.map((dealer) => (
        <Row key={dealer.store_uid}>
          <span>
            <Name>{dealer.name}</Name>
            {dealer.address}, {dealer.zip_code} {dealer.city}
          </span>
          <Hours>{live && <OpenNow dealer={dealer} />}</Hours>
          {dealer.distance_km !== null && <Distance>{formatDistance(dealer.distance_km)}</Distance>}
        </Row>
      ))}
    </List>
  );
}
