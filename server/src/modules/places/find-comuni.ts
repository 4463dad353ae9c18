import { allComuni, type Comune } from './comuni';

/** Names that people write for a comune instead of its official one. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['bassano', 'bassano del grappa'],
  ['bozen', 'bolzano'],
  ['brixen', 'bressanone'],
  ['bruneck', 'brunico'],
  ['cava dei tirreni', 'cava de tirreni'],
  ['corigliano calabro', 'corigliano rossano'],
  ['meran', 'merano'],
  ['mestre', 'venezia'],
  ['reggio calabria', 'reggio di calabria'],
  ['reggio emilia', 'reggio nell emilia'],
  ['rossano', 'corigliano rossano'],
  ['san remo', 'sanremo'],
]);

/** A name without its accents, apostrophes, hyphens and capitals, so that spellings of one comune meet. */
function foldName(name: string): string {
  const folded = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
  return ALIASES.get(folded) ?? folded;
}

let byName: ReadonlyMap<string, readonly Comune[]> | null = null;

/** The comuni of a name, however it is spelt: a few names are those of two. */
export function findByName(name: string): readonly Comune[] {
  return named().get(foldName(name)) ?? [];
}

function named(): ReadonlyMap<string, readonly Comune[]> {
  byName ??= namedComuni();
  return byName;
}

function namedComuni(): ReadonlyMap<string, readonly Comune[]> {
  const found = new Map<string, Comune[]>();
  for (const comune of allComuni()) {
    const folded = foldName(comune.name);
    found.set(folded, [...(found.get(folded) ?? []), comune]);
  }
  return found;
}

/**
 * The one comune whose words begin with those that somebody typed, as in "Courm", "S. Donato Mil." or "Sesto S. Giovanni";
 * null for a text that may be several.
 */
export function findByBeginnings(text: string): Comune | null {
  const typed = foldName(text).split(' ');
  const begins = (words: readonly string[]) => typed.every((word, place) => words[place]?.startsWith(word));
  const [only, ...others] = [...named()].filter(([name]) => begins(name.split(' '))).flatMap(([, comuni]) => comuni);
  return only === undefined || others.length > 0 ? null : only;
}

/** The comuni that share a postal code, by name; none for a code that nobody has. */
export function comuniOfZip(zipCode: string): readonly Comune[] {
  return allComuni().filter(({ zips }) => zips.includes(zipCode));
}

/**
 * A comune of a postal code or, where nobody has it, the one with the nearest code of the same zone (the first two
 * digits): close enough to order dealers by distance. Null outside every zone.
 */
export function findByZip(zipCode: string): Comune | null {
  if (!/^\d{5}$/.test(zipCode)) return null;
  const [own] = comuniOfZip(zipCode);
  if (own !== undefined) return own;
  const zone = allComuni().filter(({ zips }) => zips[0]?.startsWith(zipCode.slice(0, 2)));
  return zone.reduce<Comune | null>(
    (best, comune) => (best === null || gap(comune, zipCode) < gap(best, zipCode) ? comune : best),
    null,
  );
}

function gap({ zips }: Comune, zipCode: string): number {
  return Math.min(...zips.map((zip) => Math.abs(Number(zipCode) - Number(zip))));
}
