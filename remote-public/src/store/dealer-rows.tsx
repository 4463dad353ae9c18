import type { PublicStore } from 'shared-api/entities';
import type { IntlShape } from 'shared-ui/intl';
import type { DealerRow } from 'shared-ui/pieces';
import { openingText } from '../common/dealers/opening-text';
import { openingAt } from '../common/opening-hours';
import { DealerDetails } from './dealer-details';

/** A dealer as the list shows it at an instant. */
export function dealerRow(dealer: PublicStore, now: number, intl: IntlShape): DealerRow {
  const opening = openingAt(dealer.opening_hours, now);
  return {
    id: dealer.store_uid,
    name: dealer.name,
    address: `${dealer.address}, ${dealer.zip_code} ${dealer.city} (${dealer.province})`,
    km: dealer.distance_km,
    hours: { open: opening.open, words: openingText(opening, intl) },
    details: <DealerDetails dealer={dealer} now={now} />,
  };
}
