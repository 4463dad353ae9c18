import { type Comune, comuni } from './comuni';

/** Names that people write for a comune instead of its official one. */
const ALIASES: Readonly<Record<string, string>> = {
  bassano: 'bassano del grappa',
  bozen: 'bolzano',
  brixen: 'bressanone',
  bruneck: 'brunico',
  'cava dei tirreni': 'cava de tirreni',
  'corigliano calabro': 'corigliano rossano',
  meran: 'merano',
  mestre: 'venezia',
  'reggio calabria': 'reggio di calabria',
  'reggio emilia': 'reggio nell emilia',
  rossano: 'corigliano rossano',
  'san remo': 'sanremo',
};

/** A name without its accents, apostrophes, hyphens and capitals, so that spellings of one comune meet. */
export function foldName(name: string): string {
  const folded = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
  return ALIASES[folded] ?? folded;
}

const BY_NAME: ReadonlyMap<string, Comune> = new Map(comuni.map((comune) => [foldName(comune.name), comune]));

/** The comune of a name, however it is spelt; null for one that is not in the table. */
export function findByName(name: string): Comune | null {
  return BY_NAME.get(foldName(name)) ?? null;
}

/** Whether a postal code is one of the comune's. */
export function hasZip(comune: Comune, zipCode: string): boolean {
  return zipCode >= comune.zipFrom && zipCode <= comune.zipTo;
}

/**
 * The comune of a postal code or, where the code is not in the table, the one with the nearest code of the same zone
 * (the first two digits): close enough to order dealers by distance. Null outside every zone.
 */
export function findByZip(zipCode: string): Comune | null {
  if (!/^\d{5}$/.test(zipCode)) return null;
  const own = comuni.find((comune) => hasZip(comune, zipCode));
  if (own !== undefined) return own;
  const zone = comuni.filter((comune) => comune.zipFrom.startsWith(zipCode.slice(0, 2)));
  return zone.reduce<Comune | null>(
    (best, comune) => (best === null || gap(comune, zipCode) < gap(best, zipCode) ? comune : best),
    null,
  );
}

function gap(comune: Comune, zipCode: string): number {
  const code = Number(zipCode);
  return Math.min(Math.abs(code - Number(comune.zipFrom)), Math.abs(code - Number(comune.zipTo)));
}
