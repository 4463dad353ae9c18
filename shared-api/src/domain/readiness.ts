import { contradictingLine } from '../terms/cover-lines';
import { parseMoney } from './money';
import { isUsableMethod, type PaymentMethod, paymentAbilities, usableMethods } from './payment-methods';

/** Something that has to be true before a record may go on sale, and the field where it is put right. */
export interface Requirement<Name extends string = string> {
  readonly name: Name;
  readonly field: string;
  readonly met: boolean;
}

interface SaleFlags {
  readonly active: boolean;
  readonly online_enabled: boolean;
  readonly visible: boolean;
}

/** Customers find it: active, on line and visible (decisions.md section 4). */
export function isOnLine({ active, online_enabled, visible }: SaleFlags): boolean {
  return active && online_enabled && visible;
}

export interface StoreFacts {
  readonly payments_methods: readonly PaymentMethod[];
  readonly iban: string | null;
  readonly opening_hours: Readonly<Record<string, readonly unknown[] | undefined>>;
  readonly lat: number | null;
  readonly lng: number | null;
  /** The people who work there. */
  readonly managers: readonly unknown[];
  /** Whether the product has a card provider; it has unless told. */
  readonly takes_cards?: boolean | undefined;
}

export const storeRequirements = ['payment', 'iban', 'hours', 'manager', 'point'] as const;
export type StoreRequirement = (typeof storeRequirements)[number];

/** What a dealer needs before customers are sent there, and whether it has it. */
export function storeReadiness(store: StoreFacts): Requirement<StoreRequirement>[] {
  const { payments_methods: methods, iban, opening_hours, lat, lng, managers, takes_cards } = store;
  const lacksIban = methods.some((method) => paymentAbilities[method].needsIban && !isUsableMethod(method, iban, true));
  return [
    { name: 'payment', field: 'payments_methods', met: usableMethods(methods, iban, takes_cards).length > 0 },
    { name: 'iban', field: 'iban', met: !lacksIban },
    { name: 'hours', field: 'opening_hours', met: Object.values(opening_hours).some((spans) => spans?.length) },
    { name: 'manager', field: 'managers', met: managers.length > 0 },
    { name: 'point', field: 'lat', met: isInItaly(lat, lng) },
  ];
}

/** The land between Lampedusa, Predoi, Bardonecchia and Otranto: enough to notice numbers that changed places. */
const italy = { south: 35.4, north: 47.2, west: 6.5, east: 18.6 } as const;

function isInItaly(lat: number | null, lng: number | null): boolean {
  if (lat === null || lng === null) return false;
  return lat >= italy.south && lat <= italy.north && lng >= italy.west && lng <= italy.east;
}

export interface PackageFacts {
  /** "1180.00", with discount and tax. */
  readonly total: string;
  readonly price: string;
  readonly discount_amount: string | null;
  readonly discount_type: 'fixed' | 'percentage' | null;
  readonly included: readonly string[];
  readonly excluded: readonly string[];
  readonly mantenance_number: number;
  readonly models: readonly string[];
  readonly max_age_months: number | null;
  readonly max_km: number | null;
  readonly visible_at: string | null;
  readonly expire_at: string | null;
}

export const packageRequirements = ['total', 'discount', 'lines', 'agreement', 'eligibility', 'window'] as const;
export type PackageRequirement = (typeof packageRequirements)[number];

/**
 * What a package needs before it is offered, and whether it has it.
 * @param floorCents the lowest total that the operator sells at
 */
export function packageReadiness(facts: PackageFacts, floorCents: number): Requirement<PackageRequirement>[] {
  const { included, models, max_age_months, max_km } = facts;
  return [
    { name: 'total', field: 'price', met: (parseMoney(facts.total) ?? 0) >= floorCents },
    { name: 'discount', field: 'discount_amount', met: isWithinPrice(facts) },
    { name: 'lines', field: 'included', met: included.length > 0 && included.every(isWritten) },
    { name: 'agreement', field: 'included', met: contradictingLine(facts) === null },
    {
      name: 'eligibility',
      field: eligibilityField(facts),
      met: models.every(isWritten) && max_age_months !== 0 && max_km !== 0,
    },
    { name: 'window', field: 'expire_at', met: !isReversed(facts) },
  ];
}

const wholeShare = 10_000;

/** Whether a discount takes no more than there is; none is fine. */
export function isWithinPrice({
  price,
  discount_amount,
  discount_type,
}: Pick<PackageFacts, 'price' | 'discount_amount' | 'discount_type'>): boolean {
  if (discount_amount === null || discount_type === null) return true;
  const most = discount_type === 'percentage' ? wholeShare : (parseMoney(price) ?? 0);
  return (parseMoney(discount_amount) ?? 0) <= most;
}

/** Whether the sale would end before it begins. */
export function isReversed({ visible_at, expire_at }: Pick<PackageFacts, 'visible_at' | 'expire_at'>): boolean {
  return visible_at !== null && expire_at !== null && Date.parse(expire_at) <= Date.parse(visible_at);
}

/** The rule that lets no car pass, or that says nothing. */
function eligibilityField({ max_age_months, max_km }: PackageFacts): 'models' | 'max_age_months' | 'max_km' {
  if (max_km === 0) return 'max_km';
  return max_age_months === 0 ? 'max_age_months' : 'models';
}

function isWritten(line: string): boolean {
  return line.trim() !== '';
}

/** What is missing. */
export function missingOf<Name extends string>(requirements: readonly Requirement<Name>[]): Requirement<Name>[] {
  return requirements.filter(({ met }) => !met);
}
