import {
  isOnLine,
  missingOf,
  type Requirement,
  type StoreFacts,
  type StoreRequirement,
  storeReadiness,
} from 'shared-api/domain';
import { storeReadinessMessages } from 'shared-api/messages';
import type { Queries } from '../../../platform/db';
import { invalid } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import { managersOf } from '../staff/store-managers.repository';
import type { Store, StoreWithMethods } from '../store.types';

/** What the rule looks at. The server always knows whether there is a card provider. */
type KnownFacts = StoreFacts & { readonly takes_cards: boolean };

/** The same, and whether it has to hold. */
export type JudgedStore = KnownFacts & Pick<Store, 'active' | 'online_enabled' | 'visible'>;

/**
 * Some stores as the rule looks at them, in their order. Whose account is disabled is in charge of nothing.
 * @param takesCards whether the product has a card provider
 */
export async function judgedStores(
  db: Queries,
  rows: readonly StoreWithMethods[],
  takesCards: boolean,
): Promise<JudgedStore[]> {
  const managers = await managersOf(
    db,
    rows.map((store) => store.store_uid),
    'active',
  );
  return rows.map(({ methods, ...store }) => ({
    ...store,
    payments_methods: methods,
    managers: managers.get(store.store_uid) ?? [],
    takes_cards: takesCards,
  }));
}

/** What a store lacks. */
function missingNames(store: KnownFacts): StoreRequirement[] {
  return missingOf(storeReadiness(store)).map(({ name }) => name);
}

/** Of some stores, those that lack something. */
export async function unreadyOnes(
  db: Queries,
  rows: readonly StoreWithMethods[],
  takesCards: boolean,
): Promise<StoreWithMethods[]> {
  const missing = (await judgedStores(db, rows, takesCards)).map(missingNames);
  return rows.filter((_, index) => missing[index]?.length !== 0);
}

/**
 * Whether customers may be sent to a store. One that lacks an IBAN alone can be paid by its other ways: only the transfer
 * is not offered.
 */
export function isOffered(store: KnownFacts): boolean {
  return missingNames(store).every((name) => name === 'iban');
}

/** Of some stores, those that customers may be sent to. */
export async function offeredOnes(
  db: Queries,
  rows: readonly StoreWithMethods[],
  takesCards: boolean,
): Promise<StoreWithMethods[]> {
  const judged = await judgedStores(db, rows, takesCards);
  return rows.filter((_, index) => judged[index] !== undefined && isOffered(judged[index]));
}

/**
 * What a store that is on line lacks and did not lack before; of one that is not on line, nothing. Who mends one thing
 * of a dealer that was on line before there was a rule is not made to mend all.
 */
export function newlyMissing(after: JudgedStore, before: JudgedStore | null): Requirement<StoreRequirement>[] {
  if (!isOnLine(after)) return [];
  const lacked = before !== null && isOnLine(before) ? missingOf(storeReadiness(before)) : [];
  return missingOf(storeReadiness(after)).filter(({ name }) => !lacked.some((known) => known.name === name));
}

/**
 * Lets a change pass that leaves the store ready, off line, or no worse than it was.
 * @param fieldOf where the caller can put it right
 * @throws Refusal `validation`
 */
export function expectReady(
  after: JudgedStore,
  before: JudgedStore | null,
  fieldOf: (requirement: Requirement) => string,
): void {
  const missing = newlyMissing(after, before);
  if (missing.length === 0) return;
  const errors: Record<string, string[]> = {};
  for (const requirement of missing) {
    const field = fieldOf(requirement);
    errors[field] = [...(errors[field] ?? []), t(storeReadinessMessages[requirement.name])];
  }
  throw invalid(errors);
}

const switches = ['online_enabled', 'visible', 'active'] as const;

/** Where a change is refused: at the field that it sent, or at the switch that asked for more than there is. */
export function sentField(fields: Readonly<Record<string, unknown>>): (requirement: Requirement) => string {
  const flag = switches.find((name) => fields[name] === true);
  return ({ field }) => (fields[field] !== undefined || flag === undefined ? field : flag);
}
