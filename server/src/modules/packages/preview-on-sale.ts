import { termsVersion } from 'shared-api/terms';
import { notFound } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import { type DocumentsService, previewPackage } from '../documents';
import { findOnSale } from './packages.repository';
import { priceOf } from './price.rules';

type Parts = Pick<Platform, 'db' | 'clock'> & { readonly documents: Pick<DocumentsService, 'fill' | 'preview'> };

export interface PackagePaper {
  readonly content: Buffer;
  readonly name: string;
}

/**
 * The contract of a package that is on sale on line, for whoever wants to read it before choosing.
 * @throws Refusal `not_found`
 */
export async function previewOnSale({ db, clock, documents }: Parts, id: string): Promise<PackagePaper> {
  const offered = await findOnSale(db.read, id, clock.now());
  if (offered === null) throw notFound();
  const { package: row, type } = offered;
  const { price, discount, iva, total } = priceOf(row);
  const bytes = await previewPackage(
    { documents },
    {
      type: type.code,
      package_snapshot: {
        kind: type.kind,
        terms_version: termsVersion,
        title: row.title,
        sku: row.sku,
        included: row.included,
        excluded: row.excluded,
      },
      price_cents: price,
      discount_cents: discount,
      iva_cents: iva,
      iva_basis_points: row.iva_basis_points,
      total_cents: total,
      mantenance_number: row.mantenance_number,
      mantenance_duration: row.mantenance_duration,
      mantenance_km: row.mantenance_km,
    },
  );
  return { content: Buffer.from(bytes), name: `${row.title}.pdf` };
}
