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

/** Names of exports, by the shared module that has them. */
type SharedNames = Readonly<Record<string, readonly string[]>>;

/**
 * What an area's code uses of the shell, and this shell does not have, as `name (module)`. A version number says nothing
 * of it: nobody has to raise one for a name more. A shell that says nothing of what it has is not compared.
 */
export function missingNames(uses: SharedNames, offers: SharedNames): string[] {
  if (Object.keys(offers).length === 0) return [];
  return Object.entries(uses).flatMap(([module, names]) =>
    names.filter((name) => !offers[module]?.includes(name)).map((name) => `${name} (${module})`),
  );
}
