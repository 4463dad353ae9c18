import { formatMoney, isReversed, isWithinPrice, parseMoney } from 'shared-api/domain';
import type { CarePackage } from 'shared-api/entities';
import { validationMessages } from 'shared-api/messages';
import { type FieldErrors, invalid } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import { priceOf } from '../price.rules';
import { adminPackageMessages as messages } from './admin-packages.messages';
import { pricedBy } from './package-columns';

/** The fields that a rule weighs against each other. */
export type WeighedFields = Partial<
  Pick<CarePackage, 'price' | 'iva_rate' | 'discount_amount' | 'discount_type' | 'visible_at' | 'expire_at'>
>;

export interface PackageFault {
  readonly field: keyof WeighedFields;
  readonly reason: string;
  /** The other fields that the rule looks at. */
  readonly weighs: readonly (keyof WeighedFields)[];
}

/** What a package may not be, across its fields; each of them alone is its schema's to check. */
export function packageFaults(fields: WeighedFields): PackageFault[] {
  const { price, discount_amount = null, discount_type = null, visible_at = null, expire_at = null } = fields;
  const discount = centsOf(discount_amount);
  const isShare = discount_type === 'percentage';
  const faults: PackageFault[] = [];
  const add = (field: keyof WeighedFields, reason: string, weighs: PackageFault['weighs'] = []) =>
    faults.push({ field, reason, weighs });

  if (centsOf(price) < 0) add('price', t(messages.negative));
  if (isTooDear(fields)) add('price', t(messages.highTotal), ['iva_rate', 'discount_amount', 'discount_type']);
  if (discount < 0) add('discount_amount', t(messages.negative));
  if (discount_amount !== null && discount_type === null)
    add('discount_type', t(messages.discountType), ['discount_amount']);
  if (discount_amount === null && discount_type !== null)
    add('discount_amount', t(messages.discountAmount), ['discount_type']);
  // Whether a share is more than all there is depends on no price.
  const measure = isShare ? '0.00' : price;
  if (measure !== undefined && !isWithinPrice({ price: measure, discount_amount, discount_type })) {
    add(
      'discount_amount',
      t(isShare ? validationMessages.discountShare : validationMessages.discountPrice),
      isShare ? ['discount_type'] : ['discount_type', 'price'],
    );
  }
  if (isReversed({ visible_at, expire_at })) add('expire_at', t(validationMessages.endBeforeStart), ['visible_at']);
  return faults;
}

/** Whether discount and tax make of a price what is no amount any more: it has a digit too many. */
function isTooDear({ price, iva_rate, ...discount }: WeighedFields): boolean {
  if (price === undefined || iva_rate === undefined) return false;
  return parseMoney(formatMoney(priceOf(pricedBy({ price, iva_rate, ...discount })).total)) === null;
}

/** @throws Refusal `validation` */
export function expectFaultless(fields: WeighedFields): void {
  const faults = packageFaults(fields);
  if (faults.length === 0) return;
  const errors: FieldErrors = Object.fromEntries(faults.map(({ field, reason }) => [field, [reason]]));
  throw invalid(errors);
}

function centsOf(amount: string | null | undefined): number {
  return amount == null ? 0 : (parseMoney(amount) ?? 0);
}
