import { termsVersion } from 'shared-api/terms';
import { notFound } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import { type DocumentsService, previewPackage } from '../documents';
import { findOnSale } from './packages.repository';
import { printedPlan } from './room/printed-plan';

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
  const plan = printedPlan(row);
  const bytes = await previewPackage(
    { documents },
    {
      ...plan,
      type: type.code,
      package_snapshot: { ...plan.package_snapshot, kind: type.kind, terms_version: termsVersion },
    },
  );
  return { content: Buffer.from(bytes), name: `${row.title}.pdf` };
}
