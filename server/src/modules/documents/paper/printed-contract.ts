import type { PaymentMethod } from 'shared-api/domain';
import type { FieldsWhere } from 'shared-api/entities';
import type { TermsVersion } from 'shared-api/terms';

type PrintedField = FieldsWhere<'paper', 'drawn'> | FieldsWhere<'paper', 'offered'>;

/** A contract as it is printed: what was stated of car and customer, what was sold, and by whom. */
export interface PrintedContract extends Readonly<Record<PrintedField, string | number | boolean | null>> {
  readonly firstname: string;
  readonly lastname: string;
  readonly address: string;
  readonly address_info: string | null;
  readonly city: string;
  readonly code: string;
  /** The package type's code. */
  readonly type: string;
  readonly association_code: string | null;
  readonly created_at: Date;
  readonly signed_at: Date | null;
  readonly signature_level: string;
  readonly payment_method: PaymentMethod | null;
  readonly document_sha256: string | null;
  /** The form that the signature froze. */
  readonly form_id: string | null;
  readonly price_cents: number;
  readonly discount_cents: number;
  readonly iva_cents: number;
  readonly iva_basis_points: number;
  readonly total_cents: number;
  readonly mantenance_number: number;
  readonly mantenance_duration: number;
  readonly mantenance_km: number;
  readonly package_snapshot: {
    readonly kind: 'care' | 'rental';
    readonly terms_version: TermsVersion;
    readonly title: string;
    readonly sku: string;
    readonly included: readonly string[];
    readonly excluded: readonly string[];
  };
  readonly store_snapshot: {
    readonly name: string;
    readonly code: string;
    readonly address: string;
    readonly zip_code: string;
    readonly city: string;
    readonly province: string;
    readonly phone: string;
    readonly email: string | null;
    readonly iban: string | null;
  };
}

/** What a package says of itself in a form's fields. */
export type PrintedPlan = Omit<PrintedPackage, 'type' | 'package_snapshot'> & {
  readonly package_snapshot: Pick<PrintedContract['package_snapshot'], 'title' | 'sku' | 'included' | 'excluded'>;
};

/** What is printed of a package: all that a contract says of it, and nothing of who it is for. */
export type PrintedPackage = Pick<
  PrintedContract,
  | 'type'
  | 'package_snapshot'
  | 'price_cents'
  | 'discount_cents'
  | 'iva_cents'
  | 'iva_basis_points'
  | 'total_cents'
  | 'mantenance_number'
  | 'mantenance_duration'
  | 'mantenance_km'
>;
