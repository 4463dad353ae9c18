import { findProvince, zipFitsProvince } from 'shared-api/domain';

/**
 * The province's name when a CAP is usually not in it, or null when they fit or the CAP is not finished. Codes on a
 * border may belong to the neighbour, so a mismatch is a hint and never an error.
 */
export function zipElsewhere(zip: string, provinceCode: string): string | null {
  if (!/^\d{5}$/.test(zip) || zipFitsProvince(zip, provinceCode)) return null;
  return findProvince(provinceCode)?.name ?? null;
}
