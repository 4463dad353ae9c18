import type { CustomerContract } from 'shared-api/entities';
import type { World } from './world';

/** A browser at a contract's pages: keeps the grant cookie or the sign-in, reads its SMS. */
export interface Customer {
  readonly uid: string;
  post(action: string, body?: unknown): Promise<{ status: number; body: Answer }>;
  patch(body: unknown, headers?: Readonly<Record<string, string>>): Promise<{ status: number; body: Answer }>;
  get(path?: string): Promise<{ status: number; body: Answer }>;
  file(path: string): Promise<{ status: number; bytes: Buffer }>;
  /** The last code that reached the phone. */
  code(): Promise<string>;
  /** Agrees to the terms, gets the code and signs. */
  sign(): Promise<CustomerContract>;
}

interface Answer {
  readonly data: CustomerContract;
  readonly message: string;
  readonly code: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

const ticks = { terms: true, clauses: true };

/** Makes a contract as the funnel does, and goes on with it. */
export async function newCustomer(world: World, change?: Readonly<Record<string, unknown>>): Promise<Customer> {
  const answer = await world.call({ method: 'POST', path: '/public/contracts/create-new', body: world.order(change) });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return customerAt(world, answer.json().data.contract_uid, grantOf(answer));
}

/** Somebody who has nothing but the link, or the link and a grant. */
export function customerAt(world: World, uid: string, grant?: string): Customer {
  return browserAt(world, uid, '/public', { grant });
}

/** The signed-in owner, at the account's pages. */
export function ownerAt(world: World, uid: string, token: string): Customer {
  return browserAt(world, uid, '/account', { token });
}

interface Credentials {
  readonly grant?: string | undefined;
  readonly token?: string;
}

function browserAt(world: World, uid: string, area: '/public' | '/account', { grant, token }: Credentials): Customer {
  let cookie = grant;
  const base = `${area}/contracts/${uid}`;
  const send = (
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ) =>
    world.call({
      method,
      path: base + path,
      body,
      headers,
      ...(token === undefined ? {} : { token }),
      cookies: cookie === undefined ? {} : { grant: cookie },
    });
  const customer: Customer = {
    uid,
    async post(action, body = {}) {
      const answer = await send('POST', `/${action}`, body);
      cookie = grantOf(answer) ?? cookie;
      return { status: answer.statusCode, body: answer.json() };
    },
    async patch(body, headers) {
      const answer = await send('PATCH', '/update', body, headers);
      return { status: answer.statusCode, body: answer.json() };
    },
    async get(path = '') {
      const answer = await send('GET', path);
      return { status: answer.statusCode, body: answer.json() };
    },
    async file(path) {
      const answer = await send('GET', path);
      return { status: answer.statusCode, bytes: answer.rawPayload };
    },
    async code() {
      const messages = await world.inbox();
      // The clock stands still: a link and a code may have come in the same instant.
      const code = messages
        .flatMap(({ contract_uid, body }) => (contract_uid === uid ? (body.match(/#(\d{6})$/)?.[1] ?? []) : []))
        .at(-1);
      if (code === undefined) throw new Error('No code has arrived');
      return code;
    },
    async sign() {
      await customer.post('sign', ticks);
      const { status, body } = await customer.post('confirm-otp', { otp_code: await customer.code() });
      if (status !== 202) throw new Error(JSON.stringify(body));
      return body.data;
    },
  };
  return customer;
}

type Response = Awaited<ReturnType<World['call']>>;

function grantOf(answer: Response): string | undefined {
  return answer.cookies.find((cookie) => cookie.name === 'grant')?.value;
}
