import { type ApiClient, createApiClient, type Outgoing } from 'shared-api/client';
import { type HostServices, provideHost } from 'shared-api/host';

/** Answers calls by their path; throws what the server would refuse with. */
export type Answer = (outgoing: Outgoing) => unknown;

/** Stands in for the shell: a visitor's session, a clock that stands still, and the server's answers. */
export function provideTestHost(
  answer: Answer,
  changes: Partial<HostServices> = {},
): { api: ApiClient; sent: Outgoing[] } {
  const sent: Outgoing[] = [];
  const api = createApiClient(async (outgoing) => {
    sent.push(outgoing);
    return answer(outgoing);
  });
  const session = { authenticated: false, roles: [] };
  provideHost({
    api,
    session: {
      get: () => session,
      subscribe: () => () => undefined,
      preSignIn: async () => ({ otp_required: false, channel: null }),
      signIn: async () => undefined,
      signOut: async () => undefined,
    },
    notify: () => undefined,
    dialog: { open: () => undefined, close: () => undefined },
    holdUnsaved: () => () => undefined,
    report: () => undefined,
    now: () => Date.parse('2026-11-21T09:42:00Z'),
    utms: () => ({}),
    ...changes,
  });
  return { api, sent };
}
