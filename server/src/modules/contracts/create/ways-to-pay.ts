import { type PaymentMethod, usableMethods } from 'shared-api/domain';
import type { Queries } from '../../../platform/db';
import { invalid } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import { findStore } from '../../stores';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { contractMessages } from '../contracts.messages';
import { type StoreSnapshot, storeSnapshot } from '../snapshots';

interface WaysToPay {
  /** Those that the dealer offers and that work. */
  readonly methods: readonly PaymentMethod[];
  /** The dealer as the contract froze it, with the IBAN that it wrote down since where it had none. */
  readonly snapshot: StoreSnapshot;
}

type Cards = Pick<ContractsContext, 'takesCards'>;

/** How the dealer of a contract can be paid today; a store that is gone, as when the contract was made. */
export async function waysToPay(db: Queries, { takesCards }: Cards, contract: Contract): Promise<WaysToPay> {
  const frozen = storeSnapshot.parse(contract.store_snapshot);
  const store = await findStore(db, contract.store_uid);
  const snapshot = { ...frozen, iban: frozen.iban ?? store?.iban ?? null };
  return { methods: usableMethods(store?.methods ?? frozen.payments_methods, snapshot.iban, takesCards), snapshot };
}

/**
 * Nobody binds themselves to pay what cannot be paid.
 * @throws Refusal `validation` on `payment_method`
 */
export async function expectWayToPay(db: Queries, cards: Cards, contract: Contract): Promise<void> {
  const { methods, snapshot } = await waysToPay(db, cards, contract);
  if (methods.length > 0) return;
  const { name: store, phone } = snapshot;
  throw invalid({ payment_method: [t(contractMessages.noWayToPay, { store, phone })] });
}
