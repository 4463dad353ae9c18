import type { SessionState } from 'shared-api/host';
import { provideTestHost } from 'shared-api/testing';
import { emptyFunnel } from './funnel-state';
import { journey } from './use-funnel';

const listeners = new Set<() => void>();
let session: SessionState = { authenticated: false, roles: [], ends: 0 };

function become(next: SessionState) {
  session = next;
  for (const listener of listeners) listener();
}

beforeAll(() => {
  provideTestHost(() => ({}), {
    session: {
      get: () => session,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      preSignIn: async () => ({ otp_required: false, channel: null }),
      signIn: async () => undefined,
      signOut: async () => undefined,
      refreshAccount: () => undefined,
    },
  });
});

const type = () => journey().update((before) => ({ ...before, customer: { ...before.customer, lastname: 'Fontana' } }));
const typed = () => journey().get().customer.lastname;

test('a session that ends under a page that waits takes nothing of the journey', () => {
  type();
  become({ authenticated: true, roles: ['user'], ends: 0 });
  become({ authenticated: false, roles: [], ends: 0 });
  expect(typed()).toBe('Fontana');
});

test('the journey is forgotten when the shell says that it is over', () => {
  type();
  become({ authenticated: true, roles: ['user'], ends: 0 });
  become({ authenticated: false, roles: [], ends: 1 });
  expect(journey().get()).toEqual(emptyFunnel);

  type();
  become({ authenticated: true, roles: ['user'], ends: 1 });
  become({ authenticated: true, roles: ['user'], ends: 2 });
  expect(typed()).toBe('');
});

test('under a shell that does not say it, the journey ends with the session', () => {
  become({ authenticated: true, roles: ['user'] });
  type();
  become({ authenticated: false, roles: [] });
  expect(typed()).toBe('');
});
