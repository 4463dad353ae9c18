import type { ReactNode } from 'react';
import { findProvince } from 'shared-api/domain';
import type { PublicStore } from 'shared-api/entities';
import { Button, chakra, Heading, Note, Text } from 'shared-ui';
import { ArrowRightIcon, Icon } from 'shared-ui/icons';
import { FormattedMessage } from 'shared-ui/intl';
import { ItalyMap, type MapSquare, placeOnMap } from 'shared-ui/italy-map';
import { DealerSearchFields } from '../common/dealers/dealer-search-fields';
import { NoDealerFound } from '../common/dealers/no-dealer-found';
import { type DealerSearch, useDealerSearch } from '../common/dealers/use-dealer-search';
import { DealerPlaces, DealerRows } from './dealer-rows';
import { messages } from './dealers.messages';
import { Section } from './section';
import { useLandingDealers } from './use-landing-data';

const oneDealer = 7;
const severalDealers = 9;
const foundDealer = 13;
/** Names nearer than this, in px of the map, would lie over each other. */
const nameRoom = { x: 110, y: 15 } as const;

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '32px', md: '48px' },
    alignItems: 'center',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '464px minmax(0, 1fr)', lg: '552px minmax(0, 1fr)' },
  },
});

const MapPlace = chakra('div', { base: { order: { base: 1, md: 0 } } });

const shown = 3;

function regionsOf(dealers: readonly PublicStore[]): number {
  return new Set(dealers.map(({ province }) => findProvince(province)?.region)).size;
}

function Title({ dealers, total }: { dealers: readonly PublicStore[] | undefined; total: number }) {
  return (
    <Heading level={2} look="section" minHeight={{ base: '64px', sm: 'auto' }}>
      {dealers ? (
        <FormattedMessage {...messages.heading} values={{ dealers: total, regions: regionsOf(dealers) }} />
      ) : (
        <FormattedMessage {...messages.headingUnknown} />
      )}
    </Heading>
  );
}

/** Reads out what is found; neither what the page begins with, nor all dealers there are. */
function Found({ search: { search, place, all }, children }: { search: DealerSearch; children: ReactNode }) {
  const isSearching = search !== '' || place !== null;
  return <div aria-live={isSearching && !all ? 'polite' : 'off'}>{children}</div>;
}

/** Where the dealers are: Italy in hairlines, and the nearest ones by search or place. */
export function DealersSection() {
  const everywhere = useLandingDealers();
  const search = useDealerSearch({ perPage: shown, enabled: false });
  const asked = search.dealers !== undefined;
  const dealers = (asked ? search.dealers : everywhere.data?.data) ?? [];
  const showEverything = () => {
    search.setSearch('');
    search.showAll(true);
  };
  const none = asked && dealers.length === 0;
  const found = asked && !search.all ? dealers.slice(0, shown) : [];

  return (
    <Section id="concessionari">
      <Columns>
        <MapPlace>
          <ItalyMap whole squares={dealerSquares(everywhere.data?.data ?? [], found)} />
        </MapPlace>
        <div>
          <Title dealers={everywhere.data?.data} total={everywhere.data?.meta.total ?? 0} />
          <Text look="lead" marginTop="16px" marginBottom="24px">
            <FormattedMessage {...messages.lead} />
          </Text>
          <DealerSearchFields search={search} />
          <Found search={search}>
            {none ? (
              <Note tone="info" marginTop="24px">
                <NoDealerFound search={search.search} onShowAll={showEverything} />
              </Note>
            ) : everywhere.isPending && !asked ? (
              <DealerPlaces />
            ) : (
              <DealerRows dealers={search.all ? dealers : dealers.slice(0, shown)} />
            )}
          </Found>
          <Button look="link" marginTop="8px" onClick={() => search.showAll(!search.all)}>
            <FormattedMessage {...(search.all ? messages.fewer : messages.all)} />
            <Icon of={ArrowRightIcon} />
          </Button>
        </div>
      </Columns>
    </Section>
  );
}

/** One square a town, larger where there are two dealers or more; where some were found, the largest, with its name. */
function dealerSquares(dealers: readonly PublicStore[], found: readonly PublicStore[]): MapSquare[] {
  const towns = new Map<string, MapSquare>();
  for (const { city, lat, lng } of dealers) {
    if (lat === null || lng === null) continue;
    const known = towns.get(city);
    towns.set(
      city,
      known ? { ...known, side: severalDealers } : { key: city, ...placeOnMap(lat, lng), side: oneDealer },
    );
  }
  const named: MapSquare[] = [];
  for (const city of new Set(found.map((dealer) => dealer.city))) {
    const town = towns.get(city);
    if (!town) continue;
    towns.set(city, { ...town, side: foundDealer });
    if (named.every((other) => !areNear(other, town))) named.push(town);
  }
  return [...towns.values()].map((town) =>
    named.some(({ key }) => key === town.key) ? { ...town, name: town.key } : town,
  );
}

function areNear(one: MapSquare, other: MapSquare): boolean {
  return Math.abs(one.x - other.x) < nameRoom.x && Math.abs(one.y - other.y) < nameRoom.y;
}
