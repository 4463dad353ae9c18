import { formatMoney } from 'shared-api/domain';
import type { Contract, ContractChange } from '../contract.types';
import { differences } from '../edit/corrections';
import { packageSnapshot, storeSnapshot } from '../snapshots';

type Values = Readonly<Record<string, unknown>>;

/** What the timeline tells of an edit: each field that changed before and after, package and store by their names. */
export function editDifferences(contract: Contract, change: ContractChange): { before: Values; after: Values } | null {
  const before = toldOf(contract, {});
  const after = toldOf(contract, change);
  const frozen = Object.keys(before).filter((field) => before[field] !== after[field]);
  const plain = differences(contract, withoutFrozen(change));
  if (frozen.length === 0 && plain === null) return null;
  const pick = (values: Values) => Object.fromEntries(frozen.map((field) => [field, values[field]]));
  return { before: { ...plain?.before, ...pick(before) }, after: { ...plain?.after, ...pick(after) } };
}

/** What a person reads of the frozen offer. */
function toldOf(contract: Contract, change: ContractChange): Values {
  const wanted = { ...contract, ...change };
  return {
    package: packageSnapshot.parse(wanted.package_snapshot).title,
    store: storeSnapshot.parse(wanted.store_snapshot).name,
    total: formatMoney(wanted.total_cents),
  };
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
