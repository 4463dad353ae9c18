import { and, desc, isNull, like, ne, sql } from 'drizzle-orm';
import type { CustomerRow } from 'shared-api/entities';
import { type Queries, searchPatterns } from '../../../platform/db';
import { contracts } from '../../../platform/db/schema';
import { offsetOf } from '../../../platform/list';
import { contractsIn, type Scope } from '../../../platform/scope';
import { fullnameOf } from '../views/customer-contract.view';

export interface CustomersRequest {
  readonly page: number;
  readonly per_page: number;
  readonly search?: string | undefined;
}

/**
 * The people of the contracts that the caller's area has in sight, the latest first: who shares name, phone and e-mail
 * is one, with the address of their latest contract. A search looks through what stands in their contracts.
 */
export async function findCustomers(
  db: Queries,
  scope: Scope,
  query: CustomersRequest,
): Promise<{ readonly data: CustomerRow[]; readonly total: number }> {
  const people = db
    .selectDistinctOn([person], {
      person: person.as('person'),
      firstname: contracts.firstname,
      lastname: contracts.lastname,
      email: contracts.email,
      phone: contracts.phone,
      address: contracts.address,
      address_info: contracts.address_info,
      city: contracts.city,
      province: contracts.province,
      zip_code: contracts.zip_code,
      contracts_count: sql<number>`(count(*) over (partition by ${person}))::int`.as('contracts_count'),
      last_contract_at: contracts.created_at,
    })
    .from(contracts)
    .where(
      and(
        contractsIn(scope),
        isNull(contracts.deleted_at),
        ne(contracts.lastname, ''),
        ...searchPatterns(query.search ?? '').map((pattern) => like(contracts.search, pattern)),
      ),
    )
    .orderBy(person, desc(contracts.created_at))
    .as('people');
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(people);
  const rows = await db
    .select()
    .from(people)
    .orderBy(desc(people.last_contract_at), people.person)
    .limit(query.per_page)
    .offset(offsetOf(query));
  return { data: rows.map(customerRow), total: counted?.total ?? 0 };
}

const person = sql<string>`concat_ws(chr(1), ${contracts.sort_key}, ${contracts.phone}, ${contracts.email})`;

type Person = Omit<CustomerRow, 'fullname' | 'last_contract_at'> & {
  readonly person: string;
  readonly last_contract_at: Date;
};

function customerRow({ person: _, last_contract_at, ...shown }: Person): CustomerRow {
  return { ...shown, fullname: fullnameOf(shown), last_contract_at: last_contract_at.toISOString() };
}
