import { chakra, Note, OuterLink } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { ItalyMap, placeOnMap } from 'shared-ui/italy-map';
import { messages } from './messages';

const side = 11;

/** Where there is no room for the whole country, the point stands in the middle. */
const Window = chakra('div', {
  base: {
    overflow: 'hidden',
    marginBottom: '8px',
    '& > svg': { marginInlineStart: { base: 'var(--shift)', sm: 0 } },
  },
});

/** Italy's bounds with its islands, in degrees. */
const isInItaly = (lat: number, lng: number) => lat > 35.4 && lat < 47.2 && lng > 6.6 && lng < 18.6;

/** A point in Italy, and the way to see its street on a map of the web. */
export function PointMap({ lat, lng }: { lat: number; lng: number }) {
  const place = placeOnMap(lat, lng);
  const spot = `${lat}/${lng}`;
  return (
    <div>
      {isInItaly(lat, lng) ? (
        <Window css={{ '--shift': `calc(50% - ${place.x}px)` }}>
          <ItalyMap squares={[{ key: spot, ...place, side }]} />
        </Window>
      ) : (
        <Note tone="warning" marginBottom="8px">
          <FormattedMessage {...messages.outside} />
        </Note>
      )}
      <OuterLink href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${spot}`} target="_blank">
        <FormattedMessage {...messages.streetMap} />
      </OuterLink>
    </div>
  );
}
