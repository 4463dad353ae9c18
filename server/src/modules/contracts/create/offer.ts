import { formatMoney } from 'shared-api/domain';
import { termsVersion } from 'shared-api/terms';
import { offerChanged } from '../../../platform/errors';
import { formatEuro, t } from '../../../platform/i18n';
import { canonicalJson, sha256 } from '../../../platform/keys';
import { type CarFacts, obstacleSentence, obstacles, type PackageWithType, priceOf } from '../../packages';
import type { StoreWithMethods } from '../../stores';
import type { ContractInsert } from '../contract.types';
import { contractMessages } from '../contracts.messages';
import type { PackageSnapshot, StoreSnapshot } from '../snapshots';
import type { SaleFacts } from './sale-facts';

export interface OfferRequest {
  /** The total as the person saw it. */
  readonly total?: string | undefined;
  readonly car: CarFacts;
  /** Europe/Rome, `YYYY-MM-DD`. */
  readonly today: string;
}

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
export function freezeOffer(
  { offered, store }: Pick<SaleFacts, 'offered' | 'store'>,
  request: OfferRequest,
): FrozenOffer {
  if (offered === null) throw offerChanged({ package_id: [t(contractMessages.packageGone)] });
  expectFits(offered, request);

  const { total } = priceOf(offered.package);
  if (request.total !== undefined && request.total !== formatMoney(total)) {
    throw offerChanged({ package_id: [t(contractMessages.priceChanged, { total: formatEuro(total) })] });
  }
  if (store === null) throw offerChanged({ store_uid: [t(contractMessages.storeGone)] });
  return offerOf(offered, store);
}

/** @throws Refusal `offer_changed` when a package is not for the car */
export function expectFits(offered: PackageWithType, { car, today }: OfferRequest): void {
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
