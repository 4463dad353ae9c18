import { and, countDistinct, desc, eq, inArray, isNull, like, ne, type SQL, sql } from 'drizzle-orm';
import { normalisePhone } from 'shared-api/domain';
import type { CustomerRow } from 'shared-api/entities';
import { prefixPattern, type Queries, unscoped } from '../../../platform/db';
import { offsetOf } from '../../../platform/list';
import { contractsIn, type Scope } from '../../../scope';
import { contracts } from '../tables/contract.table';
import { fullnameOf } from '../views/customer-contract.view';

export interface CustomersRequest {
  readonly page: number;
  readonly per_page: number;
  readonly search?: string | undefined;
}

/**
 * The people of the contracts that the caller's area has in sight, the latest first: who shares name, phone and e-mail
 * is one, with the address of their latest contract. A search finds them by phone or e-mail, and by nothing else: the
 * form takes a person's data over, and a name or a piece of an address is somebody else's too.
 */
export async function findCustomers(
  db: Queries,
  scope: Scope,
  query: CustomersRequest,
): Promise<{ readonly data: CustomerRow[]; readonly total: number }> {
  const inSight = and(
    contractsIn(scope),
    isNull(contracts.deleted_at),
    ne(contracts.lastname, ''),
    reachedBy(query.search?.trim() ?? ''),
  );
  const page = await pageOfPeople(db, inSight, query);
  if (page.length === 0) return { data: [], total: query.page === 1 ? 0 : await countPeople(db, inSight) };
  const latest = await latestContracts(db, inSight, page);
  return {
    data: page.flatMap(({ person, contracts_count }) => {
      const contract = latest.get(person);
      return contract === undefined ? [] : [customerRow({ ...contract, contracts_count })];
    }),
    total: page[0]?.total ?? 0,
  };
}

/** Statements that tell people apart; `inSight` brings the scope into each. */
const contractsOfPeople = (db: Queries) => unscoped(db, 'distinct people: the scope stands in its where');

/** Who is on a page, and how many there are: of their contracts only what is counted is read. */
function pageOfPeople(db: Queries, inSight: SQL | undefined, query: CustomersRequest) {
  const latest = sql<Date>`max(${contracts.created_at})`.mapWith(contracts.created_at);
  return contractsOfPeople(db)
    .select({
      person,
      contracts_count: sql<number>`count(*)::int`,
      last_contract_at: latest,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(contracts)
    .where(inSight)
    .groupBy(person)
    .orderBy(desc(latest), person)
    .limit(query.per_page)
    .offset(offsetOf(query));
}

/** How many people there are, for a page behind the last. */
async function countPeople(db: Queries, inSight: SQL | undefined): Promise<number> {
  const [counted] = await contractsOfPeople(db)
    .select({ total: countDistinct(person) })
    .from(contracts)
    .where(inSight);
  return counted?.total ?? 0;
}

/** The latest contract of each of some people. */
async function latestContracts(
  db: Queries,
  inSight: SQL | undefined,
  people: readonly { readonly person: string; readonly last_contract_at: Date }[],
) {
  const rows = await contractsOfPeople(db)
    .selectDistinctOn([person], {
      person,
      firstname: contracts.firstname,
      lastname: contracts.lastname,
      email: contracts.email,
      phone: contracts.phone,
      tax_code: contracts.tax_code,
      address: contracts.address,
      address_info: contracts.address_info,
      city: contracts.city,
      province: contracts.province,
      zip_code: contracts.zip_code,
      last_contract_at: contracts.created_at,
    })
    .from(contracts)
    .where(
      and(
        inSight,
        inArray(
          contracts.created_at,
          people.map(({ last_contract_at }) => last_contract_at),
        ),
        inArray(
          person,
          people.map((one) => one.person),
        ),
      ),
    )
    .orderBy(person, desc(contracts.created_at));
  return new Map(rows.map((row) => [row.person, row]));
}

/** So many digits, and no more, have an Italian mobile and its prefix. */
const mobileLength = '+393000000000'.length;

/** Whose phone or e-mail it is; while one types, whose begins so. */
function reachedBy(typed: string): SQL | undefined {
  if (typed === '') return undefined;
  if (/^[+\d\s()./-]+$/.test(typed)) {
    const phone = normalisePhone(typed);
    const whole = phone.startsWith('+393') && phone.length === mobileLength;
    return whole ? eq(contracts.phone, phone) : like(contracts.phone, prefixPattern(phone));
  }
  const email = typed.toLowerCase();
  const address = sql`lower(${contracts.email})`;
  return /^[^@\s]+@[^@\s]+\.[^@\s.]{2,}$/.test(email) ? eq(address, email) : like(address, prefixPattern(email));
}

const person = sql<string>`concat_ws(chr(1), ${contracts.sort_key}, ${contracts.phone}, ${contracts.email})`;

type Person = Omit<CustomerRow, 'fullname' | 'last_contract_at'> & {
  readonly person: string;
  readonly last_contract_at: Date;
};

function customerRow({ person: _, last_contract_at, ...shown }: Person): CustomerRow {
  return { ...shown, fullname: fullnameOf(shown), last_contract_at: last_contract_at.toISOString() };
}
