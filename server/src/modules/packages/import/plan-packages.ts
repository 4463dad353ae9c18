import type { NewPackage, PackageFields } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { t } from '../../../platform/i18n';
import {
  type Cell,
  type Fields,
  type ImportPlan,
  keysOf,
  knownHeadings,
  type Mapping,
  planImport,
  type RecordFault,
  readRecords,
  type Table,
} from '../../../platform/import';
import { findBySku, lockBySku } from '../admin/admin-packages.repository';
import { carePackageOf } from '../admin/care-package.view';
import { packageFaults } from '../admin/package.rules';
import { type LinesByType, ownLines } from '../admin/package-columns';
import type { Package } from '../package.types';
import { lineFaults, lowestTotal } from '../readiness/package-readiness';
import type { RoomFault } from '../room/form-room';
import { packageTypeMessages } from '../types/package-types.messages';
import { findTypes } from '../types/package-types.repository';
import { findLines, keepLines } from '../types/type-lines.repository';
import { packageImportMessages } from './import.messages';
import { packageShape, skuKey } from './package-shape';

export interface PackagePlan extends ImportPlan<NewPackage, PackageFields> {
  /** The packages that are there already, by SKU whatever its case. */
  readonly present: ReadonlyMap<string, Package>;
  /** What packages of each type follow. */
  readonly lines: LinesByType;
}

export interface PlanRequest {
  readonly table: Table;
  readonly mapping?: Mapping | undefined;
  /** The type that new packages have where the file says nothing; no line may be of another. */
  readonly type?: string | undefined;
  /** What lines would say without room in their type's form, by SKU whatever its case. */
  readonly withoutRoom?: ReadonlyMap<string, RoomFault>;
}

/** Weighs a file of packages against those that are there; writes nothing. */
export function planPackages(db: Queries, request: PlanRequest): Promise<PackagePlan> {
  return planAgainst(db, request, { lines: findLines, present: findBySku });
}

/** The same in the transaction that goes on to write: what the file names stays locked until its end. */
export function planLocked(tx: Queries, request: PlanRequest): Promise<PackagePlan> {
  return planAgainst(tx, request, { lines: keepLines, present: lockBySku });
}

async function planAgainst(
  db: Queries,
  { table, mapping, type, withoutRoom }: PlanRequest,
  find: { readonly lines: typeof findLines; readonly present: typeof findBySku },
): Promise<PackagePlan> {
  const lines = await find.lines(db);
  const types = (await findTypes(db)).map((found) => found.type.code);
  const shape = packageShape(types);
  const records = readRecords(table, shape, { mapping, before: await knownHeadings(db, 'packages') });
  const floor = await lowestTotal(db);
  const present = new Map((await find.present(db, keysOf(records))).map((row) => [skuKey(row.sku), row]));
  const plan = planImport(records, shape, {
    existing: new Map([...present].map(([sku, row]) => [sku, fieldsOf(row)])),
    defaults: type === undefined ? {} : { type },
    check: (after, before, cellOf) => {
      const faults = [
        ...typeFaults(after, before, types, type),
        ...packageFaults(after),
        ...discountFaults(after, cellOf('discount_amount')),
        ...unclearShare('iva_rate', cellOf('iva_rate')),
        ...roomFault(after, withoutRoom),
      ];
      return [...faults, ...unblamed(lineFaults(after, before, { lines, floorCents: floor }), faults)];
    },
  });
  return { ...plan, present, lines };
}

/** What contradicts itself comes first: what a package lacks for sale is told where it weighs nothing of that. */
function unblamed(lacking: readonly RecordFault[], faults: readonly RecordFault[]): readonly RecordFault[] {
  const blamed = new Set(faults.flatMap(({ field, weighs = [] }) => [field, ...weighs]));
  return lacking.filter(({ field, weighs = [] }) => ![field, ...weighs].some((one) => blamed.has(one)));
}

/** A discount in euro whose cell says %, or a share that does not say how much it is. */
function discountFaults({ discount_type }: Fields, cell: Cell | undefined): readonly RecordFault[] {
  if (discount_type === 'percentage') return unclearShare('discount_amount', cell);
  if (discount_type !== 'fixed' || typeof cell !== 'string' || !cell.includes('%')) return [];
  return [
    {
      field: 'discount_amount',
      weighs: ['discount_type'],
      reason: t(packageImportMessages.shareOfFixed),
      remedy: t(packageImportMessages.shareOfFixedRemedy),
    },
  ];
}

/**
 * A workbook's number below 1 that is in no format of percentages: whether 0.1 means 10 % or 0,1 % only the person
 * knows. A text says itself which.
 */
function unclearShare(field: 'discount_amount' | 'iva_rate', cell: Cell | undefined): readonly RecordFault[] {
  if (typeof cell !== 'number' || cell <= 0 || cell >= 1) return [];
  const values = { written: cell, shown: cell * 100 };
  return [
    {
      field,
      reason: t(packageImportMessages.unclearShare, values),
      remedy: t(packageImportMessages.unclearShareRemedy, values),
    },
  ];
}

function roomFault({ sku }: Fields, withoutRoom: PlanRequest['withoutRoom']): readonly RecordFault[] {
  const fault = typeof sku === 'string' ? withoutRoom?.get(skuKey(sku)) : undefined;
  return fault === undefined ? [] : [fault];
}

/** A package as a line of a file would state it. */
function fieldsOf(row: Package): Fields {
  const shown = carePackageOf(row);
  return { ...shown, ...ownLines(shown) };
}

/** A type that is not there; and, in an import of one type, a line of another one, before or after it. */
function typeFaults(
  after: Fields,
  before: Fields | null,
  types: readonly string[],
  wanted: string | undefined,
): RecordFault[] {
  if (typeof after.type !== 'string') return [];
  if (!types.includes(after.type)) return [{ field: 'type', reason: t(packageTypeMessages.unknown) }];
  const isOther = wanted !== undefined && (after.type !== wanted || (before !== null && before.type !== wanted));
  return isOther ? [{ field: 'type', reason: t(packageImportMessages.otherType, { type: wanted }) }] : [];
}
