/** The number that a point on the map lacks; null when it has both, or there is no point. */
export function missingHalf({ lat, lng }: { readonly lat?: unknown; readonly lng?: unknown }): 'lat' | 'lng' | null {
  if ((lat == null) === (lng == null)) return null;
  return lat == null ? 'lat' : 'lng';
}
