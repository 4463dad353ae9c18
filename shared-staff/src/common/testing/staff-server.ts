import type { Outgoing } from 'shared-api/client';
import type { ContractRow, Store } from 'shared-api/entities';
import { type Answer, provideTestHost } from 'shared-api/testing';
import { exampleRows } from './contract-rows';
import { exampleStores } from './stores';

/** A page of rows, as lists answer it. */
export function pageOf<Row>(data: readonly Row[], more = {}) {
  return { data, meta: { current_page: 1, last_page: 1, per_page: 5, total: data.length, ...more } };
}

type Answers = Readonly<Record<string, Answer>>;

interface StaffServer {
  rows?: readonly ContractRow[];
  stores?: readonly Store[];
  /** Answers by method and path what the example does not know, or otherwise than it does. */
  answers?: Answers;
}

const counts = { DRAFT: 1, AVAIABLE: 1, PENDING: 0, SIGNED: 0, FILLED: 1, PAID: 1 };

function provideServer(role: 'manager' | 'admin', known: Answers) {
  const answer = (call: Outgoing) => {
    // A name that the page makes up is known by the call's pattern alone.
    const found = known[`${call.entry.method} ${call.path}`] ?? known[`${call.entry.method} ${call.entry.path}`];
    if (!found) throw new Error(`Nobody answers ${call.entry.method} ${call.path}`);
    return found(call);
  };
  return provideTestHost(answer, { roles: [role] });
}

/** A manager's server for tests of pages: contracts, dealers, and no views or types of packages. */
export function provideManagerServer({ rows = exampleRows, stores = exampleStores, answers = {} }: StaffServer = {}) {
  return provideServer('manager', {
    'GET /manager/contracts': () => pageOf(rows, { counts, sum: '4409.00' }),
    'GET /manager/stores': () => pageOf(stores),
    'GET /manager/pack-types': () => ({ data: [] }),
    'GET /account/views': () => ({ data: [] }),
    'GET /account/drafts': () => ({ data: [] }),
    ...answers,
  });
}

/** The same of the whole house, for an administrator. */
export function provideOperatorServer({ rows = exampleRows, stores = exampleStores, answers = {} }: StaffServer = {}) {
  return provideServer('admin', {
    'GET /admin/contracts/search': () => pageOf(rows, { counts, sum: '4409.00' }),
    'GET /admin/stores/search': () => pageOf(stores),
    'GET /admin/packages/types': () => ({ data: [] }),
    'GET /account/views': () => ({ data: [] }),
    ...answers,
  });
}

/** The queries with which the list was asked for, last one last. */
export function listQueries(sent: readonly Outgoing[]): unknown[] {
  const lists = ['/manager/contracts', '/admin/contracts/search'];
  return sent.filter(({ path }) => lists.includes(path)).map(({ query }) => query);
}
