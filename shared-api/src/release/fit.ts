function numbers(version: string): [number, number, number] {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
}

/** Does this version fit the range, written `1.2.3` (exactly this) or `^1.2.3` (this or later, same major)? */
export function fitsRange(version: string, range: string): boolean {
  if (!range.startsWith('^')) {
    return version === range;
  }
  const [major, minor, patch] = numbers(version);
  const [wantedMajor, wantedMinor, wantedPatch] = numbers(range.slice(1));
  return major === wantedMajor && (minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch));
}

/**
 * Has the server what a build of shell or area was made for? A build or a server that says nothing of it is not compared.
 * @param apiVersion what the server serves
 */
export function fitsServer({ apiRange }: { readonly apiRange?: string | undefined }, apiVersion?: string): boolean {
  return apiRange === undefined || apiVersion === undefined || fitsRange(apiVersion, apiRange);
}
