import type { OfferedPackage } from 'shared-api/entities';
import { coverGroups, readCoverLine } from 'shared-api/terms';
import { monthlyPrice } from '../common/prices';

/** The car, as far as it tells what it needs. */
export interface DrivenCar {
  readonly km: number;
  /** `YYYY-MM-DD` */
  readonly car_registration_date: string;
}

export interface Advice {
  readonly pack: OfferedPackage;
  /** How far the car goes in a year, to the thousand. */
  readonly yearlyKm: number;
  /** Whether that is what cars commonly go: this one is too new to tell. */
  readonly isAssumed: boolean;
  /** How far it would go while the package lasts, to the thousand. */
  readonly expectedKm: number;
  /** Whether the seller's two years of legal conformity (codice del consumo, article 133) are over for a car bought new. */
  readonly isOlder: boolean;
  /** Among which of those that last as far it is the cheapest: that have services and repairs, services, or any. */
  readonly among: 'whole' | 'services' | 'lasting';
}

const yearMs = 365.25 * 86_400_000;
/** The car was bought new at its registration at the earliest. */
const yearsOfConformity = 2;
/** Of a car that is so new that its own kilometres say nothing: what is commonly driven in Italy. */
const commonYearlyKm = 12_000;
const youngestYears = 0.5;

/**
 * The package that is cheapest a month among those that fit, last as far as the car is driven and have what its age
 * asks for: services, and from two years on repairs too. Null where there is nothing to choose, or nothing lasts, and
 * where the car would hardly have moved since its registration: one of the two was mistyped.
 * @param today `YYYY-MM-DD`
 */
export function adviceFor(packages: readonly OfferedPackage[], car: DrivenCar, today: string): Advice | null {
  const fitting = packages.filter(({ eligible }) => eligible !== false);
  if (fitting.length < 2) return null;
  const years = (Date.parse(today) - Date.parse(car.car_registration_date)) / yearMs;
  const isAssumed = years < youngestYears;
  const yearlyKm = isAssumed ? commonYearlyKm : thousand(car.km / years);
  if (years < 0 || yearlyKm === 0) return null;
  const isOlder = years >= yearsOfConformity;
  const expected = (pack: OfferedPackage) => thousand((yearlyKm * pack.mantenance_duration) / 12);
  const lasting = fitting.filter((pack) => pack.mantenance_km >= expected(pack));
  const needed = lasting.filter((pack) => pack.mantenance_number > 0 && (!isOlder || coversFaults(pack)));
  const [pack] = (needed.length > 0 ? needed : lasting).toSorted(cheapestFirst);
  if (pack === undefined) return null;
  const sought = isOlder ? 'whole' : 'services';
  const among = needed.length > 0 ? sought : 'lasting';
  return { pack, yearlyKm, isAssumed, expectedKm: expected(pack), isOlder, among };
}

export function coversFaults({ included }: Pick<OfferedPackage, 'included'>): boolean {
  const faults: readonly string[] = coverGroups.faults;
  return included.some((line) => faults.includes(readCoverLine(line)?.item ?? ''));
}

/** By the month; of the same price the one that lasts longer. */
function cheapestFirst(a: OfferedPackage, b: OfferedPackage): number {
  const monthly = (pack: OfferedPackage) => monthlyPrice(pack.total, pack.mantenance_duration);
  return monthly(a) - monthly(b) || b.mantenance_duration - a.mantenance_duration;
}

function thousand(km: number): number {
  return Math.round(km / 1_000) * 1_000;
}
