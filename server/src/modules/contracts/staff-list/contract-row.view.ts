import type { ContractRow } from 'shared-api/entities';
import { carOf } from '../fields/read-fields';
import { amountsOf } from '../views/amounts.view';
import { fullnameOf } from '../views/customer-contract.view';
import { identityOf } from '../views/identity.view';
import type { ListedContract } from './listed-contract';

/** A contract as a row of a list. */
export function contractRow(contract: ListedContract, now: Date): ContractRow {
  return {
    ...identityOf(contract, now),
    ...amountsOf(contract),
    ...carOf(contract),
    fullname: fullnameOf(contract),
    phone: contract.phone,
    email: contract.email,
    city: contract.city,
    store: { store_uid: contract.store_uid, name: contract.store_name },
    package: { id: contract.package_id, kind: contract.package_kind, title: contract.package_title },
    ...(contract.deleted_at ? { deleted_at: contract.deleted_at.toISOString() } : {}),
  };
}
