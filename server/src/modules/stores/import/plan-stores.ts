import type { NewStore, StoreFields } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { t } from '../../../platform/i18n';
import {
  type Fields,
  type ImportPlan,
  keysOf,
  type Mapping,
  planImport,
  readRecords,
  type Table,
} from '../../../platform/import';
import type { StoreWithMethods } from '../store.types';
import { missingHalf } from '../store-place.rules';
import { storeMessages } from '../stores.messages';
import { storeShape } from './store-shape';
import { findByCode, lockByCode } from './stores-by-code.repository';

export interface StoresPlan extends ImportPlan<NewStore, StoreFields> {
  /** The stores that are there already, by code. */
  readonly present: ReadonlyMap<string, StoreWithMethods>;
}

/** Weighs a file of dealers against those that are there; writes nothing. */
export function planStores(db: Queries, table: Table, mapping: Mapping | undefined): Promise<StoresPlan> {
  return planAgainst(table, mapping, (codes) => findByCode(db, codes));
}

/** The same in the transaction that goes on to write: what the file names stays locked until its end. */
export function planLocked(tx: Queries, table: Table, mapping: Mapping | undefined): Promise<StoresPlan> {
  return planAgainst(table, mapping, (codes) => lockByCode(tx, codes));
}

async function planAgainst(
  table: Table,
  mapping: Mapping | undefined,
  find: (codes: readonly string[]) => Promise<StoreWithMethods[]>,
): Promise<StoresPlan> {
  const records = readRecords(table, storeShape, mapping);
  const present = new Map((await find(keysOf(records))).map((store) => [store.code, store]));
  const existing = new Map([...present].map(([code, store]) => [code, fieldsOf(store)]));
  return { ...planImport(records, storeShape, { existing, check: placeFaults }), present };
}

/** A store as the API's fields. */
function fieldsOf({ methods, address_info, ...store }: StoreWithMethods): Fields {
  return { ...store, address_info: address_info ?? '', payments_methods: methods };
}

function placeFaults({ lat, lng }: Fields) {
  const field = missingHalf({ lat, lng });
  return field === null ? [] : [{ field, reason: t(storeMessages.halfPlace) }];
}
