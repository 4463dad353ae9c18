import { findProvince, PROVINCES } from 'shared-api/domain';
import { fold } from '../../platform/db';
import { locate, locateAbbreviated } from '../places';
import type { Place } from './distance.rules';
import type { DealerSearch } from './stores.repository';

export interface DealersRequest {
  readonly search?: string | undefined;
  readonly province?: string | undefined;
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
}

export interface DealersPlan {
  /** What the dealers must match. */
  readonly filter: DealerSearch;
  /** Where the distances count from; null for an order by name. */
  readonly from: Place | null;
}

/**
 * How a search for dealers is understood. A province, by code or name, filters; a comune or CAP is where the distances
 * count from, before the visitor's own place; anything else is looked for in names and addresses.
 */
export function planDealers({ search = '', province, lat, lng }: DealersRequest): DealersPlan {
  const own = lat === undefined || lng === undefined ? null : { lat, lng };
  const place = locate(search);
  if (place !== null) return { filter: { province }, from: place };
  const named = provinceNamed(search);
  if (named !== null) return { filter: { province: named }, from: own };
  return { filter: { search, province }, from: own };
}

/** What may have been meant where no dealer is named so: a comune that is written short. Null where it is none. */
export function planNearby({ search = '', province }: DealersRequest): DealersPlan | null {
  const place = locateAbbreviated(search);
  return place === null ? null : { filter: { province }, from: place };
}

function provinceNamed(text: string): string | null {
  const typed = fold(text.trim());
  if (findProvince(typed.toUpperCase()) !== undefined && typed !== '') return typed.toUpperCase();
  return PROVINCES.find((province) => fold(province.name) === typed)?.code ?? null;
}
