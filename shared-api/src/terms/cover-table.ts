import { coverTableMessages } from './cover.messages';
import { type CoverItem, type CoverLines, coverGroups, plainCoverLine, readCoverLine } from './cover-lines';
import { coverNames } from './cover-names';

interface CoverText {
  readonly id: string;
  readonly defaultMessage: string;
}

/** What the table needs of a package. */
export interface TabledPackage extends CoverLines {
  readonly mantenance_duration: number;
  readonly mantenance_km: number;
}

/** What a cell of the cover table says: a number of something, days of a replacement car, yes or no, excluded or not. */
export type Cover =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'days'; readonly value: number }
  | { readonly kind: 'flag'; readonly value: boolean }
  | { readonly kind: 'exclusion'; readonly value: boolean };

export interface CoverRow {
  /** A text of ours, a cover's name, or a package's line to the letter. */
  readonly name: CoverText | string;
  /** No row of every table: a line that has one of its own, with its words. */
  readonly own?: true;
  readonly of: (pack: TabledPackage) => Cover;
}

export interface CoverGroup {
  readonly name: CoverText;
  readonly rows: readonly CoverRow[];
}

const number = (value: number): Cover => (value > 0 ? { kind: 'number', value } : { kind: 'flag', value: false });

/** What the package's own lines say of one cover. */
function coverOf(pack: TabledPackage, item: CoverItem): Cover {
  // Contracts print the number of services beside the lines.
  if (item === 'services' && pack.mantenance_number > 0) return number(pack.mantenance_number);
  const fact = pack.included.map(readCoverLine).find((known) => known?.item === item);
  if (fact?.measure) return { kind: item === 'replacement_car' ? 'days' : 'number', value: fact.measure };
  return { kind: 'flag', value: fact !== undefined };
}

const knownRow = (item: CoverItem): CoverRow => ({ name: coverNames[item], of: (pack) => coverOf(pack, item) });

type Lines = (pack: TabledPackage) => readonly string[];

/** A row for each of the packages' lines, in the order in which they come first. */
function lineRows(packages: readonly TabledPackage[], lines: Lines, kind: 'flag' | 'exclusion'): CoverRow[] {
  const byPlain = new Map<string, string>();
  for (const line of packages.flatMap(lines)) {
    const plain = plainCoverLine(line);
    if (!byPlain.has(plain)) byPlain.set(plain, line);
  }
  return [...byPlain].map(([plain, name]) => ({
    name,
    own: true,
    of: (pack) => ({ kind, value: lines(pack).some((line) => plainCoverLine(line) === plain) }),
  }));
}

const ownLines: Lines = (pack) => pack.included.filter((line) => readCoverLine(line) === null);

/** The rows of these packages' table: every line that one of them includes or excludes stands in one of them. */
export function coverTable(packages: readonly TabledPackage[]): CoverGroup[] {
  const groups: CoverGroup[] = [
    {
      name: coverTableMessages.duration,
      rows: [
        { name: coverTableMessages.months, of: (pack) => number(pack.mantenance_duration) },
        { name: coverTableMessages.kilometres, of: (pack) => number(pack.mantenance_km) },
      ],
    },
    { name: coverTableMessages.maintenance, rows: coverGroups.maintenance.map(knownRow) },
    { name: coverTableMessages.faults, rows: coverGroups.faults.map(knownRow) },
    { name: coverTableMessages.assistance, rows: coverGroups.assistance.map(knownRow) },
    { name: coverTableMessages.others, rows: lineRows(packages, ownLines, 'flag') },
    { name: coverTableMessages.excluded, rows: lineRows(packages, (pack) => pack.excluded, 'exclusion') },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}
