import { formatMoney } from 'shared-api/domain';
import type { Contract, ContractChange } from '../contract.types';
import { packageSnapshot, storeSnapshot } from '../snapshots';
import { differences } from './corrections';

type Values = Readonly<Record<string, unknown>>;

/**
 * What the timeline tells of an edit: each field that changed before and after, package and store by their names, and
 * by their codes where two bear the same name.
 */
export function editDifferences(contract: Contract, change: ContractChange): { before: Values; after: Values } | null {
  const [had, has] = [offerOf(contract), offerOf({ ...contract, ...change })];
  const [before, after] = [toldOf(had, has), toldOf(has, had)];
  const frozen = Object.keys(before).filter((field) => before[field] !== after[field]);
  const plain = differences(contract, withoutFrozen(change));
  if (frozen.length === 0 && plain === null) return null;
  const pick = (values: Values) => Object.fromEntries(frozen.map((field) => [field, values[field]]));
  return { before: { ...plain?.before, ...pick(before) }, after: { ...plain?.after, ...pick(after) } };
}

/** A package or store: another one has another code. */
interface Named {
  readonly name: string;
  readonly code: string;
}

interface FrozenOffer {
  readonly package: Named;
  readonly store: Named;
  readonly total: string;
}

function offerOf({ package_snapshot, store_snapshot, total_cents }: Contract): FrozenOffer {
  const { title, sku } = packageSnapshot.parse(package_snapshot);
  const { name, code } = storeSnapshot.parse(store_snapshot);
  return { package: { name: title, code: sku }, store: { name, code }, total: formatMoney(total_cents) };
}

/** What a person reads of the frozen offer, beside another one. */
function toldOf(offer: FrozenOffer, other: FrozenOffer): Values {
  return {
    package: nameBeside(offer.package, other.package),
    store: nameBeside(offer.store, other.store),
    total: offer.total,
  };
}

/** The dealers of a contract that was moved. */
export function storesTold(contract: Contract, moved: Contract): { from: string; to: string } {
  const [{ store: from }, { store: to }] = [offerOf(contract), offerOf(moved)];
  return { from: nameBeside(from, to), to: nameBeside(to, from) };
}

function nameBeside({ name, code }: Named, other: Named): string {
  return name === other.name && code !== other.code ? `${name} (${code})` : name;
}

/** The offer is told by its names and its total, and never as it stands in the columns. */
function withoutFrozen(change: ContractChange): ContractChange {
  const {
    package_id: _package,
    package_snapshot: _packageSnapshot,
    store_uid: _store,
    store_snapshot: _storeSnapshot,
    type: _type,
    price_cents: _price,
    discount_cents: _discount,
    iva_basis_points: _rate,
    iva_cents: _iva,
    total_cents: _total,
    mantenance_number: _number,
    mantenance_duration: _duration,
    mantenance_km: _km,
    ...plain
  } = change;
  return plain;
}
