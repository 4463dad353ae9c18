import { coverHasEnded, pickCars, romeDate } from 'shared-api/domain';
import type { AccountOverview, ContractRow } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import type { Scope } from '../../../scope';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { packageSnapshot } from '../snapshots';
import { findContracts } from '../staff/find-contract';
import { customerView } from '../views/customer-view';
import { listContracts } from './list-contracts';

const mostContracts = 100;
/** As many cars as the page shows in whole; the others are in the list. */
const mostCars = 6;

/** What the account's first page shows: one's contracts, and in whole the one that counts for each car. */
export async function accountOverview(context: ContractsContext, scope: Scope): Promise<AccountOverview> {
  const { db, clock } = context;
  const query = { page: 1, per_page: mostContracts, sort: '-created_at', wheres: [] };
  const now = clock.now();
  const { data: contracts } = await listContracts(db.read, scope, query, now);
  const ended = await endedCovers(db.read, scope, { contracts, today: romeDate(now) });
  const cars = pickCars(contracts, ({ contract_uid }) => ended.has(contract_uid)).slice(0, mostCars);
  const wanted = cars.map(({ contract_uid }) => contract_uid);
  const found = new Map((await findContracts(db.read, scope, wanted)).map((one) => [one.contract_uid, one]));
  const view = customerView(context);
  const covers = wanted.flatMap((uid) => found.get(uid) ?? []).map((contract) => view(contract));
  return { contracts, covers: await Promise.all(covers) };
}

/** Covers that are over, of cars that have another contract: a customer who refused that has only the cover. */
async function endedCovers(
  queries: Queries,
  scope: Scope,
  { contracts, today }: { readonly contracts: readonly ContractRow[]; readonly today: string },
): Promise<ReadonlySet<string>> {
  const counts = contracts.filter(({ withdrawn_at, declined_at }) => withdrawn_at === null && declined_at === null);
  const hasOther = (one: ContractRow) => counts.some((other) => other !== one && other.car_vin === one.car_vin);
  const asked = counts.filter((one) => one.status === 'PAID' && hasOther(one)).map(({ contract_uid }) => contract_uid);
  if (asked.length === 0) return new Set();
  const found = await findContracts(queries, scope, asked);
  const hasEnded = (one: Contract) =>
    coverHasEnded({ ...one, package: packageSnapshot.parse(one.package_snapshot) }, today);
  return new Set(found.filter(hasEnded).map(({ contract_uid }) => contract_uid));
}
