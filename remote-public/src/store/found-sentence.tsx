import type { ReactNode } from 'react';
import type { PublicStore } from 'shared-api/entities';
import { chakra } from 'shared-ui';
import { formatDistance, withUnit } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';

/** How far the scale reaches. */
export const nearKm = 60;

const bold = (words: ReactNode) => (
  <chakra.strong key="count" color="fg" fontWeight="600">
    {words}
  </chakra.strong>
);

/** How many dealers there are, and how they are ordered. */
export function FoundSentence({ dealers, total }: { dealers: readonly PublicStore[]; total: number }) {
  const nearest = dealers[0];
  const near = dealers.filter(({ distance_km }) => distance_km !== null && distance_km <= nearKm).length;
  const km = withUnit(nearKm, 'km');
  return (
    <chakra.p role="status" textStyle="small" color="fg.muted" marginBlock="24px 8px">
      {nearest?.distance_km == null ? (
        <FormattedMessage {...messages.found} values={{ count: total, b: bold }} />
      ) : near > 0 ? (
        <FormattedMessage {...messages.near} values={{ count: near, km, b: bold }} />
      ) : (
        <FormattedMessage
          {...messages.noneNear}
          values={{ km, name: nearest.name, distance: formatDistance(nearest.distance_km) }}
        />
      )}
    </chakra.p>
  );
}
