import type { OfferedPackage, OfferedPackageType } from 'shared-api/entities';

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
