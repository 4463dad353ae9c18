import type { CarePackage } from 'shared-api/entities';
import { t } from '../../../platform/i18n';
import { type DocumentsService, packageMisfits } from '../../documents';
import { type PrintedRow, printedPlan } from './printed-plan';
import { roomMessages } from './room.messages';

export interface RoomParts {
  readonly documents: Pick<DocumentsService, 'misfits'>;
}

export interface RoomChange {
  /** Null for a new package. */
  readonly before: PrintedRow | null;
  readonly after: PrintedRow;
}

export interface RoomFault {
  readonly sku: string;
  /** The field of the form. */
  readonly box: string;
  /** The package's field. */
  readonly field: keyof CarePackage;
  readonly reason: string;
}

/** The package's field that each of a form's shows, where they are not called the same. */
const shown = new Map<string, keyof CarePackage>([
  ['package_title', 'title'],
  ['package_sku', 'sku'],
  ['package_included', 'included'],
  ['package_excluded', 'excluded'],
  ['mantenance_number', 'mantenance_number'],
  ['mantenance_duration', 'mantenance_duration'],
  ['mantenance_km', 'mantenance_km'],
  ['iva_rate', 'iva_rate'],
]);

/**
 * What packages for sale would say that the form of their type has no room for: a customer could not sign. To be asked
 * before a transaction, as it is measured in a thread. Who mends one thing of a package that did not fit before is not
 * made to mend all.
 */
export async function roomFaults(
  parts: RoomParts,
  form: { readonly type: string; readonly form?: Uint8Array },
  changes: readonly RoomChange[],
): Promise<RoomFault[]> {
  const sold = changes.filter((change) => isForSale(change.after) && saysOther(change));
  if (sold.length === 0) return [];
  const found = await packageMisfits(
    parts,
    form,
    sold.flatMap(({ before, after }) => [after, before ?? after].map(printedPlan)),
  );
  return sold.flatMap(({ before, after }, index) => {
    const [box = null, boxBefore = null] = found.slice(index * 2);
    const wasSo = before !== null && isForSale(before) && boxBefore === box;
    if (box === null || wasSo) return [];
    const field = shown.get(box) ?? 'price';
    return [{ sku: after.sku, box, field, reason: t(roomMessages.noRoom, { box }) }];
  });
}

/** Whether a package on sale says now what it did not say before: else there is nothing to measure. */
function saysOther({ before, after }: RoomChange): boolean {
  if (before === null || !isForSale(before)) return true;
  return JSON.stringify(printedPlan(before)) !== JSON.stringify(printedPlan(after));
}

/** On line or at a dealer's desk alone. */
function isForSale({ active = true, visible = true }: PrintedRow): boolean {
  return active && visible;
}
