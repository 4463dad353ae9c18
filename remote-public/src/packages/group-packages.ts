import type { OfferedPackage, OfferedPackageType } from 'shared-api/entities';

export interface PackageGroup {
  readonly key: string;
  readonly title: string;
  readonly packages: readonly OfferedPackage[];
}

const byPrice = (a: OfferedPackage, b: OfferedPackage) => Number(a.total) - Number(b.total);

/** The packages that fit, by type, and those that do not, by themselves; dearest last. */
export function groupPackages(types: readonly OfferedPackageType[]): {
  fitting: PackageGroup[];
  others: OfferedPackage[];
} {
  const fits = (pack: OfferedPackage) => pack.eligible !== false;
  return {
    fitting: types
      .map(({ code, title, packages }) => ({ key: code, title, packages: packages.filter(fits).sort(byPrice) }))
      .filter(({ packages }) => packages.length > 0),
    others: types.flatMap(({ packages }) => packages.filter((pack) => !fits(pack))).sort(byPrice),
  };
}
