import { useSyncExternalStore } from 'react';
import type { PublicStore } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { chakra } from 'shared-ui';
import { formatDistance } from 'shared-ui/format';
import { useIntl } from 'shared-ui/intl';
import { openingText } from '../common/dealers/opening-text';
import { openingAt } from '../common/opening-hours';

const List = chakra('ul', { base: { borderTopWidth: '1px', marginTop: '24px' } });
const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr auto', md: '1fr auto 84px' },
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
    textAlign: 'end',
    alignSelf: { base: 'start', md: 'center' },
  },
});
const Hours = chakra('span', {
  base: { gridRow: { base: 2, md: 'auto' }, gridColumn: { base: '1 / -1', md: 'auto' } },
});

const never = () => () => undefined;

/** The hour is read in the browser only: a still page is the same at every hour. */
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
          <Distance>{dealer.distance_km !== null && formatDistance(dealer.distance_km)}</Distance>
        </Row>
      ))}
    </List>
  );
}
