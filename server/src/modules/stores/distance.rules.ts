export interface Place {
  readonly lat: number;
  readonly lng: number;
}

const earthKm = 6_371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two places as the crow flies (haversine), to one decimal. */
export function distanceKm(a: Place, b: Place): number {
  const lat = radians(b.lat - a.lat);
  const lng = radians(b.lng - a.lng);
  const h = Math.sin(lat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(lng / 2) ** 2;
  return Math.round(2 * earthKm * Math.asin(Math.min(1, Math.sqrt(h))) * 10) / 10;
}

interface Placed {
  readonly lat: number | null;
  readonly lng: number | null;
}

export type WithDistance<T> = T & { readonly distance_km: number | null };

/** Nearest first; those without a place keep their order at the end. */
export function byDistance<T extends Placed>(rows: readonly T[], from: Place): WithDistance<T>[] {
  return rows
    .map((row) => ({
      ...row,
      distance_km: row.lat === null || row.lng === null ? null : distanceKm(from, { lat: row.lat, lng: row.lng }),
    }))
    .sort((a, b) => (a.distance_km ?? Number.POSITIVE_INFINITY) - (b.distance_km ?? Number.POSITIVE_INFINITY));
}
