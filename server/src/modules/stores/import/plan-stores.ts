import { missingHalf, type StoreRequirement } from 'shared-api/domain';
import { type NewStore, openingHours, paymentMethod, type StoreFields } from 'shared-api/entities';
import { storeReadinessMessages, validationMessages } from 'shared-api/messages';
import * as z from 'zod/mini';
import type { Queries } from '../../../platform/db';
import { t } from '../../../platform/i18n';
import {
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
import { judgedStores, newlyMissing } from '../readiness/store-readiness';
import type { StoreWithMethods } from '../store.types';
import { codeKey, storeShape } from './store-shape';
import { findByCode, lockByCode } from './stores-by-code.repository';

export interface StoresPlan extends ImportPlan<NewStore, StoreFields> {
  /** The stores that are there already, by code. */
  readonly present: ReadonlyMap<string, StoreWithMethods>;
}

interface Reading {
  readonly mapping: Mapping | undefined;
  /** Whether the product has a card provider. */
  readonly takesCards: boolean;
}

/** Weighs a file of dealers against those that are there; writes nothing. */
export function planStores(db: Queries, table: Table, reading: Reading): Promise<StoresPlan> {
  return planAgainst(db, table, reading, findByCode);
}

/** The same in the transaction that goes on to write: what the file names stays locked until its end. */
export function planLocked(tx: Queries, table: Table, reading: Reading): Promise<StoresPlan> {
  return planAgainst(tx, table, reading, lockByCode);
}

async function planAgainst(
  db: Queries,
  table: Table,
  { mapping, takesCards }: Reading,
  find: typeof findByCode,
): Promise<StoresPlan> {
  const records = readRecords(table, storeShape, { mapping, before: await knownHeadings(db, 'stores') });
  const rows = await find(db, keysOf(records));
  const judged = await judgedStores(db, rows, takesCards);
  const present = new Map(rows.map((store) => [codeKey(store.code), store]));
  const existing = new Map(rows.map((store, index) => [codeKey(store.code), { ...judged[index] }]));
  const check = (after: Fields, before: Fields | null) => [
    ...placeFaults(after),
    ...readinessFaults(after, before, takesCards),
  ];
  return { ...planImport(records, storeShape, { existing, defaults: { online_enabled: false }, check }), present };
}

function placeFaults({ lat, lng }: Fields): RecordFault[] {
  const field = missingHalf({ lat, lng });
  return field === null ? [] : [{ field, weighs: ['lat', 'lng'], reason: t(validationMessages.halfPlace) }];
}

/** What the rule of readiness looks at; a new store has what its line says, and what could be read of it. */
const judgedLine = z.object({
  payments_methods: z._default(z.array(paymentMethod), []),
  iban: z._default(z.nullable(z.string()), null),
  opening_hours: z._default(openingHours, {}),
  lat: z._default(z.nullable(z.number()), null),
  lng: z._default(z.nullable(z.number()), null),
  managers: z._default(z.array(z.unknown()), []),
  active: z._default(z.boolean(), true),
  online_enabled: z._default(z.boolean(), false),
  visible: z._default(z.boolean(), true),
});

const flags = ['active', 'online_enabled', 'visible'] as const;

/** What each requirement looks at besides. */
const weighed: Readonly<Record<StoreRequirement, readonly string[]>> = {
  payment: ['payments_methods', 'iban'],
  iban: ['payments_methods', 'iban'],
  hours: [],
  manager: [],
  point: ['lat', 'lng'],
};

/** What a line would put on line unready. Hours and people come from no file: they are told where it asks to be on line. */
function readinessFaults(after: Fields, before: Fields | null, takesCards: boolean): RecordFault[] {
  const judged = (fields: Fields) => ({ ...judgedLine.parse(fields), takes_cards: takesCards });
  return newlyMissing(judged(after), before === null ? null : judged(before)).map(({ name, field }) => ({
    field: field in storeShape.columns ? field : 'online_enabled',
    weighs: [...weighed[name], ...flags],
    reason: t(storeReadinessMessages[name]),
  }));
}
