import type { OfferedPackage, OfferedPackageType } from 'shared-api/entities';
import type { MessageDescriptor } from 'shared-ui/intl';
import { messages } from './messages';

/** What a cell of the cover table says: a number of something, days of a replacement car, yes or no. */
export type Cover =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'days'; readonly value: number }
  | { readonly kind: 'flag'; readonly value: boolean };

export interface CoverRow {
  readonly name: MessageDescriptor;
  readonly of: (pack: OfferedPackage) => Cover;
}

export interface CoverGroup {
  readonly name: MessageDescriptor;
  readonly rows: readonly CoverRow[];
}

const number = (value: number): Cover => (value > 0 ? { kind: 'number', value } : { kind: 'flag', value: false });

/** Whether the package's own list of what is in speaks of something. */
function covers(pattern: RegExp) {
  return (pack: OfferedPackage): Cover => ({ kind: 'flag', value: pack.included.some((line) => pattern.test(line)) });
}

function replacementCar(pack: OfferedPackage): Cover {
  const line = pack.included.find((text) => /auto sostitutiva/i.test(text));
  const days = line && /(\d+) giorni/.exec(line)?.[1];
  return days ? { kind: 'days', value: Number(days) } : { kind: 'flag', value: line !== undefined };
}

export const coverGroups: readonly CoverGroup[] = [
  {
    name: messages.duration,
    rows: [
      { name: messages.months, of: (pack) => number(pack.mantenance_duration) },
      { name: messages.kilometres, of: (pack) => number(pack.mantenance_km) },
    ],
  },
  {
    name: messages.maintenance,
    rows: [
      { name: messages.services, of: (pack) => number(pack.mantenance_number) },
      { name: messages.filters, of: (pack) => ({ kind: 'flag', value: pack.mantenance_number > 0 }) },
    ],
  },
  {
    name: messages.faults,
    rows: [
      { name: messages.engine, of: covers(/motore/i) },
      { name: messages.electrics, of: covers(/impianto elettric/i) },
      { name: messages.climate, of: covers(/climatizzatore/i) },
      { name: messages.battery, of: covers(/batteria di trazione/i) },
    ],
  },
  {
    name: messages.assistance,
    rows: [
      { name: messages.rescue, of: covers(/soccorso/i) },
      { name: messages.replacement, of: replacementCar },
    ],
  },
];

/**
 * The packages that stand side by side: the cheapest of each type, then the dearest ones until the columns are full;
 * cheapest first.
 */
export function comparedPackages(types: readonly OfferedPackageType[], columns: number): OfferedPackage[] {
  const price = (pack: OfferedPackage) => Number(pack.total);
  const all = types.flatMap((type) => type.packages).sort((a, b) => price(a) - price(b));
  const cheapest = types.flatMap((type) => [...type.packages].sort((a, b) => price(a) - price(b)).slice(0, 1));
  const chosen = new Set(cheapest.sort((a, b) => price(a) - price(b)).slice(0, columns));
  for (const pack of [...all].reverse()) if (chosen.size < columns) chosen.add(pack);
  return all.filter((pack) => chosen.has(pack));
}
