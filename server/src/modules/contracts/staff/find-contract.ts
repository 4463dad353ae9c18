import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Role } from 'shared-api/domain';
import { preparedStatement, type Queries } from '../../../platform/db';
import { contracts } from '../../../platform/db/schema';
import { notFound } from '../../../platform/errors';
import { contractsIn, type Scope } from '../../../platform/scope';
import type { Contract } from '../contract.types';

const byUid = (area: Role, kept?: SQL) =>
  preparedStatement(`contract_of_${area}${kept === undefined ? '_to_read' : ''}`, (db) =>
    db
      .select()
      .from(contracts)
      .where(
        and(
          eq(contracts.contract_uid, sql.placeholder('contract_uid')),
          contractsIn({ area, uid: sql.placeholder('uid') }),
          kept,
        ),
      ),
  );

const present = isNull(contracts.deleted_at);
const presentOnes = {
  admin: byUid('admin', present),
  manager: byUid('manager', present),
  user: byUid('user', present),
};
const anyOne = byUid('admin');

/**
 * A contract that the caller's area has in sight. Unknown, foreign and deleted ones answer alike.
 * @throws Refusal `not_found`
 */
export function findContract(db: Queries, scope: Scope, contractUid: string): Promise<Contract> {
  return findBy(presentOnes[scope.area], db, scope, contractUid);
}

/**
 * The same for who only looks: the operator still reads a deleted contract, its history and what lies under seal.
 * @throws Refusal `not_found`
 */
export function findContractToRead(db: Queries, scope: Scope, contractUid: string): Promise<Contract> {
  return findBy(scope.area === 'admin' ? anyOne : presentOnes[scope.area], db, scope, contractUid);
}

async function findBy(
  statement: ReturnType<typeof byUid>,
  db: Queries,
  { uid }: Scope,
  contractUid: string,
): Promise<Contract> {
  const [found] = await statement(db).execute({ contract_uid: contractUid, uid });
  if (found === undefined) throw notFound();
  return found;
}
