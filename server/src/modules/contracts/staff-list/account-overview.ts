import { pickCars } from 'shared-api/domain';
import type { AccountOverview } from 'shared-api/entities';
import type { Scope } from '../../../scope';
import type { ContractsContext } from '../contracts.context';
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
  const { data: contracts } = await listContracts(db.read, scope, query, clock.now());
  const cars = pickCars(contracts).slice(0, mostCars);
  const wanted = cars.map(({ contract_uid }) => contract_uid);
  const found = new Map((await findContracts(db.read, scope, wanted)).map((one) => [one.contract_uid, one]));
  const view = customerView(context);
  const covers = wanted.flatMap((uid) => found.get(uid) ?? []).map((contract) => view(contract));
  return { contracts, covers: await Promise.all(covers) };
}
