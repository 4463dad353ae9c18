import type { Queries } from '../../../platform/db';
import { changeOf, insertOf } from '../admin/package-columns';
import { type RoomChange, type RoomFault, type RoomParts, roomFaults } from '../room/form-room';
import { findTypes } from '../types/package-types.repository';
import { skuKey } from './package-shape';
import { type PlanRequest, planPackages } from './plan-packages';

/**
 * What a file's lines would say that the forms of their types have no room for, by SKU. To be asked before a
 * transaction, as it is measured in a thread.
 */
export async function linesWithoutRoom(
  db: Queries,
  parts: RoomParts,
  request: PlanRequest,
): Promise<ReadonlyMap<string, RoomFault>> {
  const withForm = (await findTypes(db)).filter(({ formVersion }) => formVersion !== null);
  if (withForm.length === 0) return new Map();
  const { creates, updates, present, lines } = await planPackages(db, request);
  const changes = [
    ...creates.map((fields) => ({ type: fields.type, before: null, after: insertOf(fields, lines) })),
    ...updates.flatMap(({ key, changes: fields }): (RoomChange & { readonly type: string })[] => {
      const before = present.get(key);
      if (before === undefined) return [];
      const after = { ...before, ...changeOf(fields, before, lines) };
      return [{ type: after.type, before, after }];
    }),
  ];
  const faults = new Map<string, RoomFault>();
  for (const { type } of withForm) {
    const ofType = changes.filter((change) => change.type === type.code);
    for (const fault of await roomFaults(parts, { type: type.code }, ofType)) faults.set(skuKey(fault.sku), fault);
  }
  return faults;
}
