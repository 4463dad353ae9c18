import type { OfferedPackage, OfferedPackageType } from 'shared-api/entities';

/**
 * The packages that stand side by side: one of each type, then the dearest ones until the columns are full; cheapest
 * first. A type stands with what is wanted of it, else with its cheapest.
 * @param wanted ids, what is to be compared before anything else
 */
export function comparedPackages(
  types: readonly OfferedPackageType[],
  columns: number,
  wanted: readonly string[] = [],
): OfferedPackage[] {
  const price = (pack: OfferedPackage) => Number(pack.total);
  const all = types.flatMap((type) => type.packages).sort((a, b) => price(a) - price(b));
  const rank = ({ id }: OfferedPackage) => (wanted.includes(id) ? wanted.indexOf(id) : wanted.length);
  const firstWanted = (a: OfferedPackage, b: OfferedPackage) => rank(a) - rank(b) || price(a) - price(b);
  const ofEach = types.flatMap((type) => [...type.packages].sort(firstWanted).slice(0, 1));
  const chosen = new Set(ofEach.sort(firstWanted).slice(0, columns));
  for (const pack of [...all].reverse()) if (chosen.size < columns) chosen.add(pack);
  return all.filter((pack) => chosen.has(pack));
}
