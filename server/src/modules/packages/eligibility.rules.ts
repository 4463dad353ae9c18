import type { CarFuel } from 'shared-api/domain';

/** Which cars may have a package; an empty list and null mean any. */
export interface EligibilityRules {
  readonly models: readonly string[];
  readonly fuels: readonly CarFuel[];
  readonly max_age_months: number | null;
  readonly max_km: number | null;
}

/** What is known of the car; what is unknown never excludes a package. */
export interface CarFacts {
  readonly model?: string | null | undefined;
  readonly version?: string | null | undefined;
  readonly fuel?: CarFuel | null | undefined;
  readonly km?: number | null | undefined;
  /** `YYYY-MM-DD` */
  readonly registeredOn?: string | null | undefined;
}

export type Obstacle =
  | { readonly kind: 'fuel'; readonly fuel: CarFuel; readonly allowed: readonly CarFuel[] }
  | { readonly kind: 'km'; readonly km: number; readonly max: number }
  | { readonly kind: 'age'; readonly months: number; readonly max: number }
  | { readonly kind: 'model'; readonly model: string };

/**
 * Why a car cannot have a package; empty when it can (decisions.md section 4).
 * @param today the day of the request in Europe/Rome, `YYYY-MM-DD`
 */
export function obstacles(rules: EligibilityRules, car: CarFacts, today: string): Obstacle[] {
  const found: Obstacle[] = [];
  if (car.fuel && rules.fuels.length > 0 && !rules.fuels.includes(car.fuel)) {
    found.push({ kind: 'fuel', fuel: car.fuel, allowed: rules.fuels });
  }
  if (typeof car.km === 'number' && rules.max_km !== null && car.km > rules.max_km) {
    found.push({ kind: 'km', km: car.km, max: rules.max_km });
  }
  if (car.registeredOn && rules.max_age_months !== null) {
    const months = monthsBetween(car.registeredOn, today);
    if (months > rules.max_age_months) found.push({ kind: 'age', months, max: rules.max_age_months });
  }
  if (car.model && rules.models.length > 0 && !rules.models.some((model) => names(car, model))) {
    found.push({ kind: 'model', model: car.model });
  }
  return found;
}

/**
 * A rule names a model when the car's model, or model and version, begins with its words, whatever the case; one that
 * leaves out the make when it names the model behind it. A word that goes on is another model: a 500X is no 500.
 */
function names(car: CarFacts, model: string): boolean {
  const rule = model.trim().toLowerCase();
  const named = (car.model ?? '').toLowerCase();
  const isWhole = (text: string, from: number) => !/[\p{L}\d]/u.test(text.charAt(from + rule.length));
  const full = `${named} ${(car.version ?? '').toLowerCase()}`;
  if (full.startsWith(rule) && isWhole(full, 0)) return true;
  for (let at = named.indexOf(` ${rule}`); at !== -1; at = named.indexOf(` ${rule}`, at + 1)) {
    if (isWhole(named, at + 1)) return true;
  }
  return false;
}

/** Whole months from one day to another; 0 when the second comes first. */
export function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  const months = (toYear - fromYear) * 12 + (toMonth - fromMonth) - (toDay < fromDay ? 1 : 0);
  return Math.max(0, months);
}
