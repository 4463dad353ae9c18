import { findProvince, zipFitsProvince } from 'shared-api/domain';
import { findByName } from './find-comuni';

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
  const named = findByName(city);
  const comune = named.find((one) => one.province === province) ?? named[0];
  const found: PlaceMismatch[] = [];
  if (comune !== undefined && comune.province !== province) {
    found.push({ code: 'city_province', field: 'province', city: comune.name, expected: nameOf(comune.province) });
  }
  if (comune !== undefined && !comune.zips.includes(zip_code)) {
    const [from = '', to = from] = [comune.zips[0], comune.zips.at(-1)];
    found.push({ code: 'zip_city', field: 'zip_code', city: comune.name, from, to });
  } else if (comune === undefined && !zipFitsProvince(zip_code, province)) {
    found.push({ code: 'zip_province', field: 'zip_code', zip: zip_code, province: nameOf(province) });
  }
  return found;
}

function nameOf(province: string): string {
  return findProvince(province)?.name ?? province;
}
