import type { User } from 'shared-api/entities';
import type { PersonService } from 'shared-api/host';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { sessionStore } from './session-store';

/** The signed-in person as the server knows them; null until it has answered. */
const accountStore = createStore<{ account: User | null }>(() => ({ account: null }));

/** Who somebody is, and by which address they sign in as far as is known here. */
export type Person = Pick<User, 'uid' | 'email'>;

let load: (() => Promise<User>) | null = null;
let last: Person | null = null;
let loading: Promise<unknown> = Promise.resolve();
let settling: Promise<void> | null = null;
let asked = 0;
let answered = 0;

/** @throws where a later question was answered before, or the session that this one was asked under is over */
async function ask(loadNow: () => Promise<User>): Promise<User> {
  const question = ++asked;
  const account = await loadNow();
  if (question <= answered) throw new Error('Somebody else has signed in');
  answered = question;
  return account;
}

/** Asks for the account again: the person has changed something of it, or a session has begun or ended. */
export function refreshAccount(): void {
  if (!sessionStore.getState().authenticated) {
    answered = asked;
    accountStore.setState({ account: null });
  } else if (load) {
    last = currentAccount();
    loading = ask(load).then(
      (account) => accountStore.setState({ account }),
      // The status table has said what is wrong; the page goes on without a name.
      () => {},
    );
  }
}

/**
 * Waits until the server has said whose a token is that another tab brought, so that nothing goes out in the name of
 * somebody who has not written it.
 * @throws where it is another person's, or the server does not say
 */
export async function knowPerson(): Promise<void> {
  if (!load || !sessionStore.getState().adopted) return;
  settling ??= settle(load).finally(() => {
    settling = null;
  });
  await settling;
}

async function settle(loadNow: () => Promise<User>): Promise<void> {
  const { token } = sessionStore.getState();
  const account = await ask(loadNow);
  const now = sessionStore.getState();
  // A third token has come meanwhile: nobody has asked whose that one is.
  if (now.adopted && now.token !== token) return settle(loadNow);
  const before = currentAccount();
  accountStore.setState({ account });
  sessionStore.setState({ adopted: false });
  if (before?.uid !== account.uid) throw new Error('Somebody else has signed in');
}

/** Keeps the account in step with the session: asked for when one begins, forgotten when it ends. */
export function followAccount(loadAccount: () => Promise<User>): () => void {
  load = loadAccount;
  refreshAccount();
  return sessionStore.subscribe((now, before) => {
    if (now.adopted && now.token !== before.token) knowPerson().catch(() => {});
    else if (now.authenticated !== before.authenticated) refreshAccount();
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
