import { findProvince, zipFitsProvince } from 'shared-api/domain';
import { findByName, hasZip } from './find-comuni';

/** The parts of an address that must fit each other. */
export interface Place {
  readonly city: string;
  readonly province: string;
  readonly zip_code: string;
}

/** Parts that do not fit; a person may still be right, so it is never an error. */
export type PlaceMismatch =
  | { readonly code: 'city_province'; readonly field: 'province'; readonly city: string; readonly expected: string }
  | {
      readonly code: 'zip_city';
      readonly field: 'zip_code';
      readonly city: string;
      readonly from: string;
      readonly to: string;
    }
  | { readonly code: 'zip_province'; readonly field: 'zip_code'; readonly zip: string; readonly province: string };

/** What does not fit in an address: comune and province first, then the postal code and the surest of the two. */
export function findMismatches({ city, province, zip_code }: Place): readonly PlaceMismatch[] {
  const comune = findByName(city);
  const found: PlaceMismatch[] = [];
  if (comune !== null && comune.province !== province) {
    found.push({ code: 'city_province', field: 'province', city: comune.name, expected: nameOf(comune.province) });
  }
  if (comune !== null && !hasZip(comune, zip_code)) {
    found.push({ code: 'zip_city', field: 'zip_code', city: comune.name, from: comune.zipFrom, to: comune.zipTo });
  } else if (comune === null && !zipFitsProvince(zip_code, province)) {
    found.push({ code: 'zip_province', field: 'zip_code', zip: zip_code, province: nameOf(province) });
  }
  return found;
}

function nameOf(province: string): string {
  return findProvince(province)?.name ?? province;
}
