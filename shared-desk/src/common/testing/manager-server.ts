import type { Outgoing } from 'shared-api/client';
import type { ContractRow, Store } from 'shared-api/entities';
import { type Answer, provideTestHost } from 'shared-api/testing';
import { exampleRows } from './contract-rows';
import { exampleStores } from './stores';

/** A page of rows, as lists answer it. */
export function pageOf<Row>(data: readonly Row[], more = {}) {
  return { data, meta: { current_page: 1, last_page: 1, per_page: 5, total: data.length, ...more } };
}

interface ManagerServer {
  rows?: readonly ContractRow[];
  stores?: readonly Store[];
  /** Answers by method and path what the example does not know, or otherwise than it does. */
  answers?: Readonly<Record<string, Answer>>;
}

const counts = { DRAFT: 1, AVAIABLE: 1, PENDING: 0, SIGNED: 0, FILLED: 1, PAID: 1 };

/** A manager's server for tests of pages: contracts, dealers, and no views or types of packages. */
export function provideManagerServer({ rows = exampleRows, stores = exampleStores, answers = {} }: ManagerServer = {}) {
  const known: Readonly<Record<string, Answer>> = {
    'GET /manager/contracts': () => pageOf(rows, { counts, sum: '4409.00' }),
    'GET /manager/stores': () => pageOf(stores),
    'GET /manager/pack-types': () => ({ data: [] }),
    'GET /account/views': () => ({ data: [] }),
    ...answers,
  };
  const answer = (call: Outgoing) => {
    const found = known[`${call.entry.method} ${call.path}`];
    if (!found) throw new Error(`Nobody answers ${call.entry.method} ${call.path}`);
    return found(call);
  };
  return provideTestHost(answer, { roles: ['manager'] });
}

/** The queries with which the list was asked for, last one last. */
export function listQueries(sent: readonly Outgoing[]): unknown[] {
  return sent.filter(({ path }) => path === '/manager/contracts').map(({ query }) => query);
}
