import type { TextDescriptor } from 'shared-api/messages';
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

/** Renders a text of the catalogue in Italian. */
type Say = (text: TextDescriptor, values: Readonly<Record<string, string>>) => string;

export interface PlacesService {
  /** Warnings on parts of an Italian address that do not fit each other; never a refusal. */
  checkPlace(place: Place): readonly PlaceWarning[];
  /** About where a comune or a postal code lies, for an order by distance; null for a text that is neither. */
  locate(cityOrZip: string): Coordinates | null;
}

export function createPlacesService(say: Say): PlacesService {
  return {
    checkPlace: (place) =>
      findMismatches(place).map((mismatch) => ({
        code: mismatch.code,
        field: mismatch.field,
        message: describe(mismatch, say),
      })),
    locate(cityOrZip) {
      const text = cityOrZip.trim();
      const comune = findByZip(text) ?? findByName(text);
      return comune === null ? null : { lat: comune.lat, lng: comune.lng };
    },
  };
}

function describe(mismatch: PlaceMismatch, say: Say): string {
  switch (mismatch.code) {
    case 'city_province':
      return say(messages.cityProvince, { city: mismatch.city, expected: mismatch.expected });
    case 'zip_province':
      return say(messages.zipProvince, { zip: mismatch.zip, province: mismatch.province });
    case 'zip_city':
      return mismatch.from === mismatch.to
        ? say(messages.zipCity, { city: mismatch.city, zip: mismatch.from })
        : say(messages.zipCityRange, { city: mismatch.city, from: mismatch.from, to: mismatch.to });
  }
}
