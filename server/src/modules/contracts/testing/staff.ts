import type { StaffContract } from 'shared-api/entities';
import type { World } from './world';

/** A person at the back office: a manager of the world's store unless something else is said. */
export interface StaffSession {
  readonly uid: string;
  readonly token: string;
  /** Below `/manager` or `/admin`. */
  call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown, headers?: Headers): Promise<Reply>;
  /** A draft with a whole customer, not sent. */
  draft(change?: Readonly<Record<string, unknown>>): Promise<StaffContract>;
}

type Headers = Readonly<Record<string, string>>;

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: {
    readonly data: StaffContract;
    readonly message: string;
    readonly code: string;
    readonly errors?: Readonly<Record<string, readonly string[]>>;
  };
}

export async function staffAt(
  world: World,
  area: 'manager' | 'admin' = 'manager',
  storeUids: readonly string[] = [world.storeUid],
): Promise<StaffSession> {
  const { uid, token } = await world.signIn([area], area === 'manager' ? storeUids : []);
  const session: StaffSession = {
    uid,
    token,
    async call(method, path, body, headers = {}) {
      const answer = await world.call({ method, path: `/${area}${path}`, token, body, headers });
      const isJson = String(answer.headers['content-type']).startsWith('application/json');
      return { status: answer.statusCode, headers: answer.headers, body: JSON.parse(isJson ? answer.payload : '{}') };
    },
    async draft(change = {}) {
      const { general: _general, marketing: _marketing, survey: _survey, ...order } = world.order();
      const { status, body } = await session.call('POST', '/contracts/create', { ...order, ...change });
      if (status !== 201) throw new Error(JSON.stringify(body));
      return body.data;
    },
  };
  return session;
}
