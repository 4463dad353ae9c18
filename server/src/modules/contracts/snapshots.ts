import { paymentMethods } from 'shared-api/domain';
import { openingHours } from 'shared-api/entities';
import { termsVersions } from 'shared-api/terms';
import * as z from 'zod/mini';

/** The package as it was when the contract was made: what the customer bought, whatever becomes of the package. */
export const packageSnapshot = z.object({
  id: z.string(),
  version: z.int(),
  sku: z.string(),
  kind: z.enum(['care', 'rental']),
  type_title: z.string(),
  title: z.string(),
  excerpt: z.string(),
  included: z.array(z.string()),
  excluded: z.array(z.string()),
  /** Of the clauses that belong to it; contracts of before it was told have the first. */
  terms_version: z._default(z.enum(termsVersions), termsVersions[0]),
});
export type PackageSnapshot = z.infer<typeof packageSnapshot>;

/** The dealer as it was when the contract was made. */
export const storeSnapshot = z.object({
  store_uid: z.string(),
  name: z.string(),
  code: z.string(),
  address: z.string(),
  city: z.string(),
  province: z.string(),
  zip_code: z.string(),
  phone: z.string(),
  email: z.nullable(z.string()),
  iban: z.nullable(z.string()),
  opening_hours: openingHours,
  payments_methods: z.array(z.enum(paymentMethods)),
});
export type StoreSnapshot = z.infer<typeof storeSnapshot>;

/** What was frozen for a contract, as it is read. */
export interface Snapshots {
  readonly package_snapshot: PackageSnapshot;
  readonly store_snapshot: StoreSnapshot;
}

export function snapshotsOf(contract: Readonly<Record<keyof Snapshots, unknown>>): Snapshots {
  return {
    package_snapshot: packageSnapshot.parse(contract.package_snapshot),
    store_snapshot: storeSnapshot.parse(contract.store_snapshot),
  };
}
