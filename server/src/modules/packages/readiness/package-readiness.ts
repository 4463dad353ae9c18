import {
  formatMoney,
  isOnLine,
  missingOf,
  type PackageFacts,
  type PackageRequirement,
  packageReadiness,
  type Requirement,
} from 'shared-api/domain';
import { type CarePackage, carFuel, discountType } from 'shared-api/entities';
import { packageReadinessMessages } from 'shared-api/messages';
import * as z from 'zod/mini';
import type { Queries } from '../../../platform/db';
import { invalid } from '../../../platform/errors';
import { formatEuro, t } from '../../../platform/i18n';
import type { Fields, RecordFault } from '../../../platform/import';
import { readSettings } from '../../../platform/settings';
import { carePackageOf } from '../admin/care-package.view';
import { type LinesByType, pricedBy } from '../admin/package-columns';
import type { Package } from '../package.types';
import { priceOf } from '../price.rules';

/** What the rule looks at, and whether it has to hold. */
export type JudgedPackage = PackageFacts & Pick<CarePackage, 'active' | 'online_enabled' | 'visible'>;

/** The lowest total that the operator sells at, in cents. */
export async function lowestTotal(db: Queries): Promise<number> {
  return (await readSettings(db)).get('packages.lowest_total') * 100;
}

/** Whether a package lacks nothing. */
export function isReady(row: Package, floorCents: number): boolean {
  return missingOf(packageReadiness(carePackageOf(row), floorCents)).length === 0;
}

/**
 * What a package that is on line lacks and did not lack before; of one that is not on line, nothing. Who mends one
 * thing of a package that was on line before there was a rule is not made to mend all.
 */
function newlyMissing(
  after: JudgedPackage,
  before: JudgedPackage | null,
  floorCents: number,
): Requirement<PackageRequirement>[] {
  if (!isOnLine(after)) return [];
  const lacked = before !== null && isOnLine(before) ? missingOf(packageReadiness(before, floorCents)) : [];
  return missingOf(packageReadiness(after, floorCents)).filter(
    ({ name }) => !lacked.some((known) => known.name === name),
  );
}

const flags = ['active', 'online_enabled', 'visible'] as const;

/** What each requirement looks at. One of a car's limits is enough to let none pass: its field says which. */
const weighed: Readonly<Record<PackageRequirement, readonly (keyof CarePackage)[]>> = {
  total: ['price', 'iva_rate', 'discount_amount', 'discount_type'],
  discount: ['price', 'discount_amount', 'discount_type'],
  lines: ['type', 'included'],
  agreement: ['type', 'included', 'excluded', 'mantenance_number'],
  eligibility: [],
  window: ['visible_at', 'expire_at'],
};

interface ReadinessFault {
  readonly field: string;
  readonly reason: string;
  readonly weighs: readonly string[];
}

/** What a change would put on line unready, each with the field where it is put right. */
export function readinessFaults(
  after: JudgedPackage,
  before: JudgedPackage | null,
  floorCents: number,
): ReadinessFault[] {
  return newlyMissing(after, before, floorCents).map(({ name, field }) => ({
    field,
    reason: t(packageReadinessMessages[name], { floor: formatEuro(floorCents) }),
    weighs: [...weighed[name], ...flags],
  }));
}

/**
 * Lets a written change pass that leaves the package ready, off line, or no worse than it was.
 * @throws Refusal `validation`
 */
export async function expectReady(tx: Queries, after: CarePackage, before: CarePackage | null): Promise<void> {
  const faults = readinessFaults(after, before, await lowestTotal(tx));
  if (faults.length > 0) throw invalid(Object.fromEntries(faults.map(({ field, reason }) => [field, [reason]])));
}

/** The fields of a line that the rule looks at; a new package has what its line says, and what could be read of it. */
const judgedLine = z.object({
  type: z._default(z.string(), ''),
  price: z._default(z.string(), '0.00'),
  iva_rate: z._default(z.string(), '0.00'),
  discount_amount: z._default(z.nullable(z.string()), null),
  discount_type: z._default(z.nullable(discountType), null),
  included: z._default(z.nullable(z.array(z.string())), null),
  excluded: z._default(z.nullable(z.array(z.string())), null),
  mantenance_number: z._default(z.int(), 0),
  models: z._default(z.array(z.string()), []),
  fuels: z._default(z.array(carFuel), []),
  max_age_months: z._default(z.nullable(z.int()), null),
  max_km: z._default(z.nullable(z.int()), null),
  visible_at: z._default(z.nullable(z.string()), null),
  expire_at: z._default(z.nullable(z.string()), null),
  active: z._default(z.boolean(), true),
  online_enabled: z._default(z.boolean(), true),
  visible: z._default(z.boolean(), true),
});

/** What lines of a file are weighed against. */
export interface LineMeasure {
  readonly lines: LinesByType;
  readonly floorCents: number;
}

/** What a line of a file would put on line unready. */
export function lineFaults(after: Fields, before: Fields | null, { lines, floorCents }: LineMeasure): RecordFault[] {
  return readinessFaults(judgedOf(after, lines), before === null ? null : judgedOf(before, lines), floorCents);
}

function judgedOf(fields: Fields, lines: LinesByType): JudgedPackage {
  const { type, ...line } = judgedLine.parse(fields);
  const { included = [], excluded = [] } = lines.get(type) ?? {};
  return {
    ...line,
    included: line.included ?? included,
    excluded: line.excluded ?? excluded,
    total: formatMoney(priceOf(pricedBy(line)).total),
  };
}
