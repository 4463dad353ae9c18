import { formatMoney } from 'shared-api/domain';
import { termsVersion } from 'shared-api/terms';
import type { Queries } from '../../../platform/db';
import { offerChanged } from '../../../platform/errors';
import { formatEuro, t } from '../../../platform/i18n';
import { canonicalJson, sha256 } from '../../../platform/keys';
import { type CarFacts, findOnSale, obstacleSentence, obstacles, type PackageWithType, priceOf } from '../../packages';
import { holdDealer, type StoreWithMethods } from '../../stores';
import type { ContractInsert } from '../contract.types';
import { contractMessages } from '../contracts.messages';
import type { PackageSnapshot, StoreSnapshot } from '../snapshots';

export interface OfferRequest {
  readonly package_id: string;
  readonly store_uid: string;
  /** The total as the person saw it. */
  readonly total?: string | undefined;
  readonly car: CarFacts;
  readonly now: Date;
  /** Europe/Rome, `YYYY-MM-DD`. */
  readonly today: string;
  /** Where it is sold; on line unless it is said. */
  readonly sale?: Sale | undefined;
}

/** What may be sold, and by which store. */
export interface Sale {
  readonly findPackage: (tx: Queries, id: string, now: Date) => Promise<PackageWithType | null>;
  /** Keeps it from being destroyed until the transaction ends. */
  readonly holdStore: (tx: Queries, storeUid: string) => Promise<StoreWithMethods | null>;
}

const onLine: Sale = { findPackage: findOnSale, holdStore: holdDealer };

export type FrozenOffer = Pick<
  ContractInsert,
  | 'type'
  | 'package_id'
  | 'package_snapshot'
  | 'store_uid'
  | 'store_snapshot'
  | 'price_cents'
  | 'discount_cents'
  | 'iva_basis_points'
  | 'iva_cents'
  | 'total_cents'
  | 'mantenance_number'
  | 'mantenance_duration'
  | 'mantenance_km'
>;

/**
 * Freezes package, price and store into a contract.
 * @throws Refusal `offer_changed` when one is gone, does not fit the car, or costs something else than was shown
 */
export async function freezeOffer(tx: Queries, request: OfferRequest): Promise<FrozenOffer> {
  const { findPackage, holdStore } = request.sale ?? onLine;
  const offered = await findPackage(tx, request.package_id, request.now);
  if (offered === null) throw offerChanged({ package_id: [t(contractMessages.packageGone)] });
  expectFits(offered, request);

  const { total } = priceOf(offered.package);
  if (request.total !== undefined && request.total !== formatMoney(total)) {
    throw offerChanged({ package_id: [t(contractMessages.priceChanged, { total: formatEuro(total) })] });
  }
  const store = await holdStore(tx, request.store_uid);
  if (store === null) throw offerChanged({ store_uid: [t(contractMessages.storeGone)] });
  return offerOf(offered, store);
}

/**
 * What was frozen for a car of which little was known: the price stays, and what is told of the car must fit. A package
 * that is no longer sold has no rules any more.
 * @throws Refusal `offer_changed` when it does not fit
 */
export async function expectStillFits(tx: Queries, request: OfferRequest): Promise<void> {
  const offered = await (request.sale ?? onLine).findPackage(tx, request.package_id, request.now);
  if (offered !== null) expectFits(offered, request);
}

function expectFits(offered: PackageWithType, { car, today }: Pick<OfferRequest, 'car' | 'today'>): void {
  const [obstacle] = obstacles(offered.package, car, today);
  if (obstacle !== undefined) throw offerChanged({ package_id: [obstacleSentence(obstacle)] });
}

/** What a contract keeps of a package and a store, whatever becomes of them. */
export function offerOf(offered: PackageWithType, store: StoreWithMethods): FrozenOffer {
  const price = priceOf(offered.package);
  return {
    type: offered.type.code,
    package_id: offered.package.id,
    package_snapshot: { ...packageSnapshotOf(offered) },
    store_uid: store.store_uid,
    store_snapshot: { ...storeSnapshotOf(store) },
    price_cents: price.price,
    discount_cents: price.discount,
    iva_basis_points: offered.package.iva_basis_points,
    iva_cents: price.iva,
    total_cents: price.total,
    mantenance_number: offered.package.mantenance_number,
    mantenance_duration: offered.package.mantenance_duration,
    mantenance_km: offered.package.mantenance_km,
  };
}

/** What the history tells of a frozen offer: its figures, and by their hashes what package and store were then. */
export function offerFacts(offer: FrozenOffer) {
  const { type, package_id, store_uid, price_cents, discount_cents, iva_basis_points, iva_cents, total_cents } = offer;
  const { mantenance_number, mantenance_duration, mantenance_km } = offer;
  return {
    ...{ type, package_id, store_uid },
    ...{ price_cents, discount_cents, iva_basis_points, iva_cents, total_cents },
    ...{ mantenance_number, mantenance_duration, mantenance_km },
    ...snapshotHashes(offer),
  };
}

/** The hashes by which the history binds what package and store were when the offer was frozen. */
export function snapshotHashes({
  package_snapshot,
  store_snapshot,
}: Pick<FrozenOffer, 'package_snapshot' | 'store_snapshot'>) {
  return {
    package_sha256: sha256(canonicalJson(package_snapshot)),
    store_sha256: sha256(canonicalJson(store_snapshot)),
  };
}

function packageSnapshotOf({ package: row, type }: PackageWithType): PackageSnapshot {
  const { id, version, title, excerpt } = row;
  return {
    id,
    version,
    title,
    excerpt,
    sku: row.sku,
    kind: type.kind,
    type_title: type.title,
    included: [...row.included],
    excluded: [...row.excluded],
    terms_version: termsVersion,
  };
}

export function storeSnapshotOf(store: StoreWithMethods): StoreSnapshot {
  const { store_uid, name, code, address, city, province, zip_code, phone, email, iban, opening_hours } = store;
  return {
    store_uid,
    name,
    code,
    address,
    city,
    province,
    zip_code,
    phone,
    email,
    iban,
    opening_hours,
    payments_methods: [...store.methods],
  };
}
