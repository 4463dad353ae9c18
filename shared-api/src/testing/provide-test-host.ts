import { type ApiClient, createApiClient, type Outgoing } from '../client';
import type { Role } from '../domain';
import type { User } from '../entities';
import {
  type ChosenStore,
  type ClosedNoticesService,
  type HostServices,
  type Notice,
  provideHost,
  type ThemeChoice,
} from '../host';

/** Answers calls by their path; throws what the server would refuse with. */
export type Answer = (outgoing: Outgoing) => unknown;

interface TestHostOptions extends Partial<HostServices> {
  /** Who is signed in; nobody unless told. */
  readonly roles?: readonly Role[];
}

/**
 * Stands in for the shell in tests of an area: a session, a clock that stands still at 21/11/2026, 10:42 in Rome, a
 * chosen store, and the server's answers. `sent` are the calls, `notices` what was told to the person.
 */
export function provideTestHost(
  answer: Answer,
  { roles, ...changes }: TestHostOptions = {},
): { api: ApiClient; sent: Outgoing[]; notices: Notice[] } {
  const sent: Outgoing[] = [];
  const notices: Notice[] = [];
  const api = createApiClient(async (outgoing) => {
    sent.push(outgoing);
    return answer(outgoing);
  });
  const session = { authenticated: roles !== undefined, roles: roles ?? [] };
  provideHost({
    api,
    session: {
      get: () => session,
      subscribe: () => () => undefined,
      preSignIn: async () => ({ otp_required: false, channel: null }),
      signIn: async () => undefined,
      signOut: async () => undefined,
      refreshAccount: () => undefined,
    },
    person: createTestChoice<User | null>(null),
    notify: (notice) => notices.push(notice),
    dialog: { open: () => undefined, close: () => undefined },
    store: createTestChoice<ChosenStore | null>(null),
    closedNotices: createTestNotices(),
    theme: createTestChoice<ThemeChoice>('system'),
    renderSlot: () => null,
    holdUnsaved: () => () => undefined,
    report: () => undefined,
    now: () => Date.parse('2026-11-21T09:42:00Z'),
    utms: () => ({}),
    ...changes,
  });
  return { api, sent, notices };
}

/** Notices that were closed on this device. */
function createTestNotices(): ClosedNoticesService {
  const { get, subscribe, choose } = createTestChoice<readonly string[]>([]);
  return { get, subscribe, close: (id) => choose([...get(), id]) };
}

/** A remembered choice, as the shell keeps it. */
function createTestChoice<Choice>(first: Choice) {
  let chosen = first;
  const listeners = new Set<() => void>();
  return {
    get: () => chosen,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    choose: (next: Choice) => {
      chosen = next;
      for (const tell of listeners) tell();
    },
  };
}
