import type { PublicStore } from 'shared-api/entities';
import { type MapSquare, placeOnMap } from 'shared-ui/italy-map';

const oneDealer = 7;
const severalDealers = 9;

/** One square a town, larger where there are two dealers or more. */
export function dealerSquares(dealers: readonly PublicStore[]): MapSquare[] {
  const towns = new Map<string, MapSquare>();
  for (const { city, lat, lng } of dealers) {
    if (lat === null || lng === null) continue;
    const known = towns.get(city);
    towns.set(
      city,
      known ? { ...known, side: severalDealers } : { key: city, ...placeOnMap(lat, lng), side: oneDealer },
    );
  }
  return [...towns.values()];
}
