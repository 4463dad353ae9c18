import { sql } from 'drizzle-orm';
import type { Role } from 'shared-api/domain';
import { type Queries, readTogether } from '../../../platform/db';
import type { Scope } from '../../../scope';
import { emailTemplates, type OwnWording, wordingBeside } from '../../messages';
import { onSaleAtDealerBeside, onSaleBeside, type PackageWithType } from '../../packages';
import { heldDealerBeside, heldStoreInBeside, offeredDealer, type StoreWithMethods } from '../../stores';
import { kmBeside, knownKm } from '../../vehicles';
import type { ContractsContext } from '../contracts.context';

/** All that a new contract is judged by and made from, of what its body names. */
export interface SaleFacts {
  /** The kilometres that the car is last known to have had, by what the seller may know of. */
  readonly km: number | null;
  /** Null when it may not be sold here and now. */
  readonly offered: PackageWithType | null;
  /** Null when it may not sell here; else kept from being destroyed until the transaction ends. */
  readonly store: StoreWithMethods | null;
}

/** The same of a sale on line, and the operator's words in which its customer hears of it. */
export interface OnLineFacts extends SaleFacts {
  readonly wording: OwnWording | null;
}

interface Asked {
  readonly package_id: string;
  readonly store_uid: string;
  readonly car_vin?: string | undefined;
}

const vin = sql.placeholder('vin');
const asked = { id: sql.placeholder('package_id'), now: sql.placeholder('now') };
const storeUid = sql.placeholder('store_uid');

const uid = sql.placeholder('uid');

const onLine = readTogether('sale_on_line', (tx) => ({
  ...kmBeside(tx, { area: 'user', uid }, vin),
  offered: onSaleBeside(tx, asked),
  store: heldDealerBeside(tx, storeUid),
  wording: wordingBeside(tx, emailTemplates.contractCreated),
}));

const byStaffOf = (area: Role) =>
  readTogether(`sale_by_${area}`, (tx) => ({
    ...kmBeside(tx, { area, uid }, vin),
    offered: onSaleAtDealerBeside(tx, asked),
    store: heldStoreInBeside(tx, { area, uid }, storeUid),
  }));
const byStaff = { admin: byStaffOf('admin'), manager: byStaffOf('manager'), user: byStaffOf('user') };

/**
 * What may be sold on line, in one statement.
 * @param customer uid of whoever has signed in, else null
 */
export async function factsOnLine(
  tx: Queries,
  { clock, takesCards }: Pick<ContractsContext, 'clock' | 'takesCards'>,
  body: Asked,
  customer: string | null,
): Promise<OnLineFacts> {
  const found = await onLine(tx, { ...valuesOf(body, clock.now()), uid: customer });
  return { ...found, store: offeredDealer(found.store, takesCards), km: knownKm(found) };
}

/** What staff may sell, packages that are not on line too, for a store that they have in sight; in one statement. */
export async function factsForStaff(tx: Queries, scope: Scope, body: Asked, now: Date): Promise<SaleFacts> {
  const found = await byStaff[scope.area](tx, { ...valuesOf(body, now), uid: scope.uid });
  return { ...found, km: knownKm(found) };
}

function valuesOf({ package_id, store_uid, car_vin = '' }: Asked, now: Date) {
  return { package_id, store_uid, vin: car_vin, now: now.toISOString() };
}
