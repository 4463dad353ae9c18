import type { User } from 'shared-api/entities';
import type { PersonService } from 'shared-api/host';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { sessionStore } from './session-store';

/** The signed-in person as the server knows them; null until it has answered. */
const accountStore = createStore<{ account: User | null }>(() => ({ account: null }));

/** Who somebody is, and by which address they sign in as far as is known here. */
export type Person = Pick<User, 'uid' | 'email'>;

let reload: () => void = () => {};
let last: Person | null = null;
let loading: Promise<unknown> = Promise.resolve();

/** Asks for the account again: the person has changed something of it. */
export function refreshAccount(): void {
  reload();
}

let settle: () => Promise<void> = async () => undefined;
let settling: Promise<void> | null = null;

/**
 * Waits until the server has said whose a token is that another tab brought, so that nothing goes out in the name of
 * somebody who has not written it.
 * @throws where it is another person's, or the server does not say
 */
export async function knowPerson(): Promise<void> {
  if (!sessionStore.getState().adopted) return;
  settling ??= settle().finally(() => {
    settling = null;
  });
  await settling;
}

/** Keeps the account in step with the session: asked for when one begins, forgotten when it ends. */
export function followAccount(load: () => Promise<User>): () => void {
  const refresh = (authenticated: boolean) => {
    if (!authenticated) {
      accountStore.setState({ account: null });
      return;
    }
    last = currentAccount();
    loading = load().then(
      (account) => {
        if (sessionStore.getState().authenticated) {
          accountStore.setState({ account });
        }
      },
      // The status table has said what is wrong; the page goes on without a name.
      () => {},
    );
  };
  reload = () => refresh(sessionStore.getState().authenticated);
  reload();
  settle = async () => {
    const account = await load();
    const before = currentAccount();
    accountStore.setState({ account });
    sessionStore.setState({ adopted: false });
    if (before?.uid !== account.uid) throw new Error('Somebody else has signed in');
  };
  return sessionStore.subscribe((now, before) => {
    if (now.adopted && now.token !== before.token) knowPerson().catch(() => {});
    else if (now.authenticated !== before.authenticated) refresh(now.authenticated);
  });
}

/** Calls back when the server has said who is signed in, and again when it is somebody else. */
export function followPerson(told: (account: User) => void): () => void {
  return accountStore.subscribe(({ account }, before) => {
    if (account !== null && account.uid !== before.account?.uid) told(account);
  });
}

accountStore.subscribe(({ account }) => {
  last = account ?? last;
});

/** Who is signed in or was the last to be: a session that ended elsewhere has taken the account along. */
export function lastPerson(): Person | null {
  return last;
}

/** Waits until the server has said who has just signed in, or could not. */
export async function accountAnswered(): Promise<void> {
  await loading;
}

export function useAccount(): User | null {
  return useStore(accountStore, ({ account }) => account);
}

export function currentAccount(): User | null {
  return accountStore.getState().account;
}

/** The person as areas see them. */
export const personService: PersonService = {
  get: currentAccount,
  subscribe: (listener) => accountStore.subscribe(listener),
};
