import * as z from 'shared-api/schema';
import { parseMoney } from '../domain/money';
import { isReversed, isWithinPrice } from '../domain/readiness';
import { rule } from '../validation/validation';
import { picture } from './asset';
import {
  composed,
  instant,
  isoDate,
  isPlainLine,
  isPrinted,
  kilometres,
  money,
  optionalText,
  plainLine,
  printedLine,
  uid,
  uncheckedText,
} from './fields';
import { carFuel } from './vehicle';

export const packageKinds = ['care', 'rental'] as const;
export const packageKind = z.enum(packageKinds);
export const discountType = z.enum(['fixed', 'percentage']);
export const typeCode = z.string().check(z.regex(/^[a-z0-9-]{2,32}$/));

/** Which cars may have a package; an empty list and null mean any. */
export const packageRules = z.object({
  models: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(100)),
  fuels: z.array(carFuel),
  max_age_months: z.nullable(z.int().check(z.gte(0), z.lte(600))),
  max_km: z.nullable(z.int().check(z.gte(0), z.lte(2_000_000))),
});

const plan = {
  mantenance_number: z.int().check(z.gte(0), z.lte(50)),
  mantenance_duration: z.int().check(z.gte(1), z.lte(120)),
  mantenance_km: z.int().check(z.gte(1), z.lte(1_000_000)),
};

/** What is included or excluded, in the words of page and contract alike. */
const coverLines = z.array(printedLine(160)).check(z.maxLength(30));

/** A package as a visitor sees it: prices with tax beside the net ones, and whether this car may have it. */
export const offeredPackage = z.object({
  id: uid,
  type: typeCode,
  title: z.string(),
  excerpt: z.string(),
  included: z.array(z.string()),
  excluded: z.array(z.string()),
  ...plan,
  price: money,
  discount: money,
  iva_rate: z.string(),
  iva: money,
  total: money,
  currency_symbol: z.literal('€'),
  /** Null when no vehicle was given. */
  eligible: z.nullable(z.boolean()),
  reasons: z.array(z.string()),
});
export type OfferedPackage = z.infer<typeof offeredPackage>;

export const offeredPackageType = z.object({
  code: typeCode,
  kind: packageKind,
  title: z.string(),
  excerpt: z.string(),
  description: z.string(),
  thumbnail: z.nullable(picture),
  packages: z.array(offeredPackage),
});
export type OfferedPackageType = z.infer<typeof offeredPackageType>;

export const packageType = z.object({
  code: typeCode,
  kind: packageKind,
  title: z.string(),
  excerpt: z.string(),
  description: z.string(),
  thumbnail: z.nullable(picture),
  visible: z.boolean(),
  /** What its packages include and exclude that say nothing of their own, and how many follow each list. */
  included: z.array(z.string()),
  excluded: z.array(z.string()),
  included_followers: z.int(),
  excluded_followers: z.int(),
  form_version: z.nullable(z.int()),
  packages_count: z.int(),
  version: z.int(),
});
export type PackageType = z.infer<typeof packageType>;

export const packageTypeFields = z.strictObject({
  kind: z.optional(packageKind),
  title: z.optional(plainLine(80)),
  excerpt: optionalText(160),
  description: optionalText(4_000),
  thumbnail: z.optional(z.nullable(uid)),
  visible: z.optional(z.boolean()),
  included: z.optional(coverLines),
  excluded: z.optional(coverLines),
});

export type PackageTypeFields = z.infer<typeof packageTypeFields>;

/** Names that the operator's pages of types need for themselves. */
const reservedCodes: readonly string[] = ['new', 'import'];
const newTypeCode = typeCode.check(z.refine((code) => !reservedCodes.includes(code), rule('reserved')));

export const newPackageType = z.extend(packageTypeFields, {
  code: newTypeCode,
  kind: packageKind,
  title: plainLine(80),
});
export type NewPackageType = z.infer<typeof newPackageType>;

const rate = z.string().check(z.regex(/^\d{1,2}\.\d{2}$/, rule('rate')));

export const newPackage = z.strictObject({
  type: typeCode,
  sku: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: rule('required'), abort: true }),
      z.minLength(2),
      z.maxLength(32),
      isPlainLine,
      composed,
      isPrinted,
    ),
  title: printedLine(80),
  excerpt: optionalText(160),
  /** Null follows the type's list, as does a new package that says nothing. */
  included: z.optional(z.nullable(coverLines)),
  excluded: z.optional(z.nullable(coverLines)),
  price: money,
  iva_rate: rate,
  discount_amount: z.optional(z.nullable(money)),
  discount_type: z.optional(z.nullable(discountType)),
  ...plan,
  models: z.optional(packageRules.shape.models),
  fuels: z.optional(packageRules.shape.fuels),
  max_age_months: z.optional(packageRules.shape.max_age_months),
  max_km: z.optional(packageRules.shape.max_km),
  active: z.optional(z.boolean()),
  online_enabled: z.optional(z.boolean()),
  visible: z.optional(z.boolean()),
  visible_at: z.optional(z.nullable(instant)),
  expire_at: z.optional(z.nullable(instant)),
});

export type NewPackage = z.infer<typeof newPackage>;

export const packageFields = z.partial(newPackage);
export type PackageFields = z.infer<typeof packageFields>;

/** What the fields say together: a discount takes no more than there is, the sale ends after it began. */
export const packageTogether = z
  .object({
    price: uncheckedText,
    discount_amount: uncheckedText,
    discount_type: z.optional(z.nullable(discountType)),
    visible_at: uncheckedText,
    expire_at: uncheckedText,
  })
  .check(
    z.superRefine(({ price, discount_amount, discount_type = null, visible_at = null, expire_at = null }, context) => {
      const isShare = discount_type === 'percentage';
      const measure = isShare ? '0.00' : price;
      // A price that is none is told by its own rule.
      const isKnown = measure != null && parseMoney(measure) !== null;
      if (isKnown && !isWithinPrice({ price: measure, discount_amount: discount_amount ?? null, discount_type })) {
        const message = rule(isShare ? 'discountShare' : 'discountPrice');
        context.addIssue({ code: 'custom', path: ['discount_amount'], message });
      }
      if (isReversed({ visible_at, expire_at })) {
        context.addIssue({ code: 'custom', path: ['expire_at'], message: rule('endBeforeStart') });
      }
    }),
  );

/** A package as the operator sees it. */
export const carePackage = z.object({
  id: uid,
  type: typeCode,
  sku: z.string(),
  title: z.string(),
  excerpt: z.string(),
  included: z.array(z.string()),
  excluded: z.array(z.string()),
  /** Whether the list is the type's and follows it. */
  included_of_type: z.boolean(),
  excluded_of_type: z.boolean(),
  price: money,
  iva_rate: rate,
  discount_amount: z.nullable(money),
  discount_type: z.nullable(discountType),
  total: money,
  currency_symbol: z.literal('€'),
  ...plan,
  ...packageRules.shape,
  active: z.boolean(),
  online_enabled: z.boolean(),
  visible: z.boolean(),
  visible_at: z.nullable(instant),
  expire_at: z.nullable(instant),
  version: z.int(),
});
export type CarePackage = z.infer<typeof carePackage>;

/** What a package cost and promised at one time, and how many contracts were made on it. */
export const packageVersion = z.object({
  version: z.int(),
  at: instant,
  by: z.nullable(z.string()),
  contracts_count: z.int(),
  package: carePackage,
});
export type PackageVersion = z.infer<typeof packageVersion>;

const priceFields = z.pick(newPackage, {
  price: true,
  iva_rate: true,
  discount_amount: true,
  discount_type: true,
});

/** A car to try a package's rules on; what is left out never excludes it. */
export const sampleCar = z.strictObject({
  car_model: optionalText(60),
  car_fuel: z.optional(carFuel),
  km: z.optional(kilometres),
  car_registration_date: z.optional(isoDate),
});

/** What is tried out before it is saved: the price and, with a car, the rules. */
export const priceTrial = z.extend(priceFields, { ...z.partial(packageRules).shape, car: z.optional(sampleCar) });
export type PriceTrial = z.infer<typeof priceTrial>;

/** A price as contracts freeze it: net, discount, tax and their exact sum. */
export const packagePrice = z.object({
  price: money,
  discount: money,
  iva: money,
  total: money,
  currency_symbol: z.literal('€'),
  /** Whether the sample car may have the package; null without a car. */
  eligible: z.nullable(z.boolean()),
  reasons: z.array(z.string()),
});
export type PackagePrice = z.infer<typeof packagePrice>;

/** The fields of an uploaded form: all of them, those that no contract has, those that the form lacks. */
export const formCheck = z.object({
  fields: z.array(z.string()),
  unknown: z.array(z.string()),
  missing: z.array(z.string()),
});
export type FormCheck = z.infer<typeof formCheck>;
