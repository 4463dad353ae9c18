import { coverNames } from './cover-names';

/**
 * A package's cover stands in its own lines, and nowhere else: cards, tables, the contract and its snapshot all show
 * them. These are the lines that tables have a row for; any other line has a row of its own, to the letter.
 */
export type CoverItem = keyof typeof coverNames;

/** A known line, with what it measures: how many services, or for how many days a replacement car. */
export interface CoverFact {
  readonly item: CoverItem;
  readonly measure: number | null;
}

export const coverGroups = {
  maintenance: ['services', 'consumables'],
  faults: ['engine', 'electrics', 'climate', 'traction_battery'],
  assistance: ['rescue', 'replacement_car'],
} as const satisfies Record<string, readonly CoverItem[]>;

export const coverItems: readonly CoverItem[] = Object.values(coverGroups).flat();

const numbers = ['un', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'];
const amount = `(\\d{1,3}|${numbers.join('|')})`;

interface MeasuredLine {
  readonly pattern: RegExp;
  readonly line: (measure: number) => string;
}

/** How a line is written whose cover has a measure. */
const measuredLines: Partial<Record<CoverItem, MeasuredLine>> = {
  services: {
    pattern: new RegExp(`^${amount} tagliand[oi](?: con ricambi e manodopera)?$`, 'u'),
    line: (count) => `${count} ${count === 1 ? 'tagliando' : 'tagliandi'} con ricambi e manodopera`,
  },
  replacement_car: {
    pattern: new RegExp(`^auto sostitutiva fino a ${amount} giorn[oi]$`, 'u'),
    line: (days) => `Auto sostitutiva fino a ${days} ${days === 1 ? 'giorno' : 'giorni'}`,
  },
};

/** Lines are the same whatever their case and white space. */
export function plainCoverLine(line: string): string {
  return line.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();
}

/** A known cover as the line that a package states. @param measure how many services or days; null where none is told */
export function coverLine({ item, measure }: CoverFact): string {
  const measured = measuredLines[item];
  return measured === undefined || measure === null ? coverNames[item] : measured.line(measure);
}

/** What a package's line says; null for a line that only its own words tell. */
export function readCoverLine(line: string): CoverFact | null {
  const plain = plainCoverLine(line);
  for (const item of coverItems) {
    if (plain === plainCoverLine(coverNames[item])) return { item, measure: null };
    const written = measuredLines[item]?.pattern.exec(plain)?.[1];
    if (written !== undefined) return { item, measure: numberOf(written) };
  }
  return null;
}

function numberOf(written: string): number {
  const word = numbers.indexOf(written);
  return word < 0 ? Number(written) : word + 1;
}

export interface CoverLines {
  readonly included: readonly string[];
  readonly excluded: readonly string[];
  readonly mantenance_number: number;
}

/**
 * The line that says otherwise than the package does elsewhere: another number of services, a cover stated twice, or
 * one that is included and excluded at once. Null where nothing contradicts.
 */
export function contradictingLine({ included, excluded, mantenance_number }: CoverLines): string | null {
  const facts = included.map((line) => ({ line, fact: readCoverLine(line), plain: plainCoverLine(line) }));
  const miscounted = facts.find(
    ({ fact }) => fact?.item === 'services' && fact.measure !== null && fact.measure !== mantenance_number,
  );
  if (miscounted !== undefined) return miscounted.line;
  const keys = facts.map(({ fact, plain }) => fact?.item ?? plain);
  const twice = facts.find((_, index) => keys.indexOf(keys[index] ?? '') < index);
  if (twice !== undefined) return twice.line;
  const out = new Set(excluded.map((line) => readCoverLine(line)?.item ?? plainCoverLine(line)));
  return facts.find((_, index) => out.has(keys[index] ?? ''))?.line ?? null;
}
