import { missingHalf } from 'shared-api/domain';
import { validationMessages } from 'shared-api/messages';
import { invalid } from '../../platform/errors';
import { t } from '../../platform/i18n';

interface HalfPlace {
  readonly lat?: number | null | undefined;
  readonly lng?: number | null | undefined;
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
  if (field !== null) throw invalid({ [field]: [t(validationMessages.halfPlace)] });
}
