import type { ContractRow } from 'shared-api/entities';
import type { Contract } from '../contract.types';
import { carOf } from '../fields/read-fields';
import { packageSnapshot, storeSnapshot } from '../snapshots';
import { amountsOf } from '../views/amounts.view';
import { fullnameOf } from '../views/customer-contract.view';
import { identityOf } from '../views/identity.view';

/** A contract as a row of a list. */
export function contractRow(contract: Contract, now: Date): ContractRow {
  const { id, kind, title } = packageSnapshot.parse(contract.package_snapshot);
  return {
    ...identityOf(contract, now),
    ...amountsOf(contract),
    ...carOf(contract),
    fullname: fullnameOf(contract),
    phone: contract.phone,
    email: contract.email,
    city: contract.city,
    store: { store_uid: contract.store_uid, name: storeSnapshot.parse(contract.store_snapshot).name },
    package: { id, kind, title },
    ...(contract.deleted_at ? { deleted_at: contract.deleted_at.toISOString() } : {}),
  };
}
