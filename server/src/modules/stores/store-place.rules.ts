import { invalid } from '../../platform/errors';
import { t } from '../../platform/i18n';
import { storeMessages } from './stores.messages';

interface HalfPlace {
  readonly lat?: number | null | undefined;
  readonly lng?: number | null | undefined;
}

/** The number that a point on the map lacks; null when it has both, or there is no point. */
export function missingHalf({ lat, lng }: { readonly lat?: unknown; readonly lng?: unknown }): 'lat' | 'lng' | null {
  if ((lat == null) === (lng == null)) return null;
  return lat == null ? 'lat' : 'lng';
}

/**
 * A point on the map has both its numbers, or there is none.
 * @param stored what a field that is left out keeps
 * @throws Refusal `validation` on the number that is missing
 */
export function expectWholePlace({ lat, lng }: HalfPlace, stored: HalfPlace = {}): void {
  const field = missingHalf({
    lat: lat === undefined ? stored.lat : lat,
    lng: lng === undefined ? stored.lng : lng,
  });
  if (field !== null) throw invalid({ [field]: [t(storeMessages.halfPlace)] });
}
