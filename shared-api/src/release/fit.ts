function numbers(version: string): [number, number, number] {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
}

/**
 * Does this version fit the range, written `1.2.3` (exactly this), `^1.2.3` (this or later, same major), or several of
 * these (`^1.2.3 || ^2.0.0`)?
 */
export function fitsRange(version: string, range: string): boolean {
  return range.split('||').some((one) => fitsOne(version, one.trim()));
}

function fitsOne(version: string, range: string): boolean {
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

/**
 * The types of exports as a build had them (scripts/federation/shared-types): by module and name the declarations that
 * one is made of, and of each declaration its parts, as hashes. `!` stands before a part that whoever knows the
 * declaration must know as well.
 */
export interface SharedTypes {
  readonly exports: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly parts: Readonly<Record<string, readonly string[]>>;
}

/** Whether who was built with the one declaration can live with the other. */
function keepsPromise(built: readonly string[], found: readonly string[]): boolean {
  const plain = (part: string) => part.replace(/^!/, '');
  const [known, there] = [new Set(built.map(plain)), new Set(found.map(plain))];
  const isNews = (part: string) => part.startsWith('!') && !known.has(plain(part));
  return [...known].every((part) => there.has(part)) && !found.some(isNews);
}

/**
 * What an area's code uses of the shell, and has another type there than the area was built with, as `name (module)`: less
 * is offered, or more is asked for. What one of the two does not tell is not compared.
 * @param uses the names
 * @param built the types that the area was built with
 * @param offered the shell's
 */
export function changedNames(uses: SharedNames, built: SharedTypes, offered: SharedTypes): string[] {
  return Object.entries(uses).flatMap(([module, names]) =>
    names.filter((name) => hasChanged(module, name, built, offered)).map((name) => `${name} (${module})`),
  );
}

function hasChanged(module: string, name: string, built: SharedTypes, offered: SharedTypes): boolean {
  const [known, found] = [built.exports[module]?.[name], offered.exports[module]?.[name]];
  if (known === undefined || found === undefined) return false;
  if (known.length === 1 && found.length === 1 && known[0] !== found[0]) return true;
  return known.some((key) => {
    const [own, there] = [built.parts[key], offered.parts[key]];
    return own !== undefined && (there === undefined || !keepsPromise(own, there));
  });
}
