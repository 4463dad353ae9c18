import { randomUUID } from 'node:crypto';
import type { packages, packageTypes } from '../../../platform/db/schema';

type NewPackage = typeof packages.$inferInsert;
type NewType = typeof packageTypes.$inferInsert;

export function typeRow(own: Partial<NewType> & { readonly code: string }, at: Date): NewType {
  return { kind: 'care', title: own.code, created_at: at, updated_at: at, ...own };
}

/** The row of a package for any car, at 100 euro net, with whatever is told otherwise. */
export function packageRow(
  own: Partial<NewPackage> & { readonly type: string; readonly sku: string },
  at: Date,
): NewPackage {
  return {
    id: randomUUID(),
    title: own.sku,
    included: ['Due tagliandi'],
    price_cents: 10_000,
    iva_basis_points: 2_200,
    mantenance_number: 2,
    mantenance_duration: 24,
    mantenance_km: 30_000,
    created_at: at,
    updated_at: at,
    ...own,
  };
}
