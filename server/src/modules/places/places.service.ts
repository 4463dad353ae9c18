import { t } from '../../platform/i18n';
import { findMismatches, type Place, type PlaceMismatch } from './check-place';
import { findByName, findByZip } from './find-comuni';
import { messages } from './messages';

/** A warning about an address, with the field that it stands under. */
export interface PlaceWarning {
  readonly code: PlaceMismatch['code'];
  readonly field: PlaceMismatch['field'];
  readonly message: string;
}

export interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

/** Warnings on parts of an Italian address that do not fit each other; never a refusal. */
export function checkPlace(place: Place): readonly PlaceWarning[] {
  return findMismatches(place).map((mismatch) => ({
    code: mismatch.code,
    field: mismatch.field,
    message: describe(mismatch),
  }));
}

/** About where a comune or a postal code lies, for an order by distance; null for a text that is neither. */
export function locate(cityOrZip: string): Coordinates | null {
  const text = cityOrZip.trim();
  const comune = findByZip(text) ?? findByName(text)[0] ?? null;
  return comune === null ? null : { lat: comune.lat, lng: comune.lng };
}

function describe(mismatch: PlaceMismatch): string {
  switch (mismatch.code) {
    case 'city_province':
      return t(messages.cityProvince, { city: mismatch.city, expected: mismatch.expected });
    case 'zip_province':
      return t(messages.zipProvince, { zip: mismatch.zip, province: mismatch.province });
    case 'zip_city':
      return mismatch.from === mismatch.to
        ? t(messages.zipCity, { city: mismatch.city, zip: mismatch.from })
        : t(messages.zipCityRange, { city: mismatch.city, from: mismatch.from, to: mismatch.to });
  }
}
