import type { Role } from 'shared-api/domain';
import type { ApiError } from 'shared-api/errors';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { localValues } from '../storage/browser-storage';
import { readSession, writeSession } from './session-keys';

export interface Session {
  readonly token: string | null;
  readonly authenticated: boolean;
  readonly roles: readonly Role[];
  /** When this tab got the token; the age of a token that another page load got is not known. */
  readonly since: number;
  /** Another tab put it in the place of the one held here: renewed, or of somebody else; the server has not said yet. */
  readonly adopted: boolean;
  /** Why the sign-in page was opened; it shows this above the form. */
  readonly signInMessage: string | null;
  /** The person ended it here, and nobody has signed in since. */
  readonly signedOut: boolean;
  /** The last refusal of a form: its message and the sentences by field. */
  readonly message: string | null;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** How often what was written under a sign-in had to be forgotten in this tab. */
  readonly ends: number;
}

function fromStorage(): Omit<Session, 'ends'> {
  const stored = readSession();
  return {
    token: stored.token,
    authenticated: stored.token !== null,
    roles: stored.roles,
    since: Date.now(),
    adopted: false,
    signInMessage: null,
    signedOut: false,
    message: null,
    errors: {},
  };
}

export const sessionStore = createStore<Session>(() => ({ ...fromStorage(), ends: 0 }));

/** Keeps a sign-in: token stored, flags set per the roles received. */
export function openSession(token: string, roles: readonly Role[]): void {
  writeSession({ token, roles });
  sessionStore.setState(fromStorage());
}

/** Takes over the token that another tab wrote, where its notice has not come yet: the one held here may be over. */
export function adoptStored(): void {
  const stored = fromStorage();
  if (stored.token !== null && stored.token !== sessionStore.getState().token) adopt(stored);
}

function adopt(stored: Omit<Session, 'ends'>): void {
  sessionStore.setState(({ token, adopted }) => ({
    ...stored,
    adopted: stored.token !== null && token !== null && (adopted || stored.token !== token),
  }));
}

/**
 * Any end of a session clears all local storage and the session.
 * @param signInMessage what the sign-in page shall say
 * @param waits whether a page waits with what was written in it
 */
export function clearSession(signInMessage: string | null = null, waits = false): void {
  localValues.clear();
  sessionStore.setState(({ authenticated, ends }) => ({
    ...fromStorage(),
    signInMessage,
    ends: ends + Number(authenticated && !waits),
  }));
}

/** The person ends it themselves: what the page that they are leaving still asks for says nothing of a session. */
export function leaveSession(): void {
  clearSession();
  sessionStore.setState({ signedOut: true });
}

/** What was written under a sign-in ends, here and in every area. */
export function forgetWritten(): void {
  sessionStore.setState(({ ends }) => ({ ends: ends + 1 }));
}

export function rememberRefusal(failure: ApiError): void {
  sessionStore.setState({ message: failure.message, errors: failure.fields });
}

/**
 * Keeps several tabs in step: a sign-in, a renewal or an end in another tab holds here too.
 * @param ended called when the session ended elsewhere
 */
export function followOtherTabs(ended: () => void): () => void {
  return localValues.follow(() => {
    const before = sessionStore.getState();
    const now = fromStorage();
    if (now.token === before.token && now.roles.join() === before.roles.join()) {
      return;
    }
    // Before the session is gone here: a page that shall wait for its person must be known by then.
    if (before.authenticated && !now.authenticated) {
      ended();
    }
    adopt({ ...now, signInMessage: sessionStore.getState().signInMessage });
  });
}

export function useSessionStore<Part>(select: (session: Session) => Part): Part {
  return useStore(sessionStore, select);
}
