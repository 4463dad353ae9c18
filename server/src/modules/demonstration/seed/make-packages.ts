import { randomUUID } from 'node:crypto';
import type { SeedPackage, SeedPackageType } from '../../../../seeds/packages';
import { searchTextOf, sortKeyOf } from '../../../platform/db';
import type { packages, packageTypes } from '../../../platform/db/schema';
import { netPrice } from './net-price.rules';

const ivaBasisPoints = 2_200;

export interface SeedCatalogue {
  readonly types: (typeof packageTypes.$inferInsert)[];
  readonly packages: (typeof packages.$inferInsert)[];
}

/** The rows of the package types and their packages, net prices from the gross ones. */
export function makePackages(types: readonly SeedPackageType[], at: Date): SeedCatalogue {
  const times = { created_at: at, updated_at: at };
  return {
    types: types.map(({ code, kind, title, excerpt, description, included = [], excluded = [] }, position) => ({
      code,
      kind,
      title,
      excerpt,
      description,
      included,
      excluded,
      position,
      ...times,
    })),
    packages: types.flatMap((type) => type.packages.map((row) => packageRow(type, row, at))),
  };
}

function packageRow(type: SeedPackageType, row: SeedPackage, at: Date): typeof packages.$inferInsert {
  const gross = row.gross * 100;
  const price_cents = netPrice(gross, ivaBasisPoints);
  const off = row.off === undefined ? null : price_cents - netPrice(gross - row.off * 100, ivaBasisPoints);
  return {
    id: randomUUID(),
    type: type.code,
    sku: row.sku,
    title: row.title,
    excerpt: row.excerpt,
    included: row.included,
    excluded: row.excluded,
    included_of_type: row.included.join() === type.included?.join(),
    excluded_of_type: row.excluded.join() === type.excluded?.join(),
    price_cents,
    iva_basis_points: ivaBasisPoints,
    discount_type: off === null ? null : 'fixed',
    discount_hundredths: off,
    mantenance_number: row.services,
    mantenance_duration: row.months,
    mantenance_km: row.km,
    fuels: row.fuels ?? [],
    max_age_months: row.maxAgeMonths ?? null,
    max_km: row.maxKm ?? null,
    created_at: at,
    updated_at: at,
    sort_key: sortKeyOf(row.title),
    search: searchTextOf(row.sku, row.title, row.excerpt),
  };
}
