import { findByBeginnings, findByName, findByZip } from './find-comuni';

/** In degrees, north and east. */
interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

/** About where a comune or a postal code lies, for an order by distance; null for a text that is neither. */
export function locate(cityOrZip: string): Coordinates | null {
  const text = cityOrZip.trim();
  return whereIs(findByZip(text) ?? findByName(text)[0] ?? null);
}

/** The same for a comune that is written short; null where it may be several. */
export function locateAbbreviated(city: string): Coordinates | null {
  return whereIs(findByBeginnings(city));
}

function whereIs(comune: Coordinates | null): Coordinates | null {
  return comune === null ? null : { lat: comune.lat, lng: comune.lng };
}
