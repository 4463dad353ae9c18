import { clearSession, openSession, sessionStore } from '../session/session-store';
import { freshToken, renewAfterMs } from './renew-token';

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T09:00:00Z') });
  openSession('old', ['user']);
});

afterEach(() => {
  jest.useRealTimers();
  clearSession();
});

test('a token younger than an hour is used as it is', async () => {
  const renew = jest.fn();
  jest.advanceTimersByTime(renewAfterMs - 1);

  expect(await freshToken(renew)).toBe('old');
  expect(renew).not.toHaveBeenCalled();
});

test('an old token is renewed once for all calls that wait', async () => {
  const renew = jest.fn().mockResolvedValue({ access_token: 'new', roles: ['user'] });
  jest.advanceTimersByTime(renewAfterMs);

  expect(await Promise.all([freshToken(renew), freshToken(renew)])).toEqual(['new', 'new']);
  expect(renew).toHaveBeenCalledTimes(1);
  expect(sessionStore.getState().token).toBe('new');
});

test('a token that another tab renewed is taken over before the next call', async () => {
  localStorage.setItem('token', 'of the other tab');

  expect(await freshToken(jest.fn())).toBe('of the other tab');
});

test('a renewal that fails leaves the old token', async () => {
  jest.advanceTimersByTime(renewAfterMs);

  expect(await freshToken(() => Promise.reject(new Error('away')))).toBe('old');
});

test('a renewal that ends after the sign-out brings nobody back, nor takes the next person away', async () => {
  jest.advanceTimersByTime(renewAfterMs);
  const renewed = { access_token: 'new', roles: ['user'] as const };
  const signOut = async () => {
    clearSession();
    return renewed;
  };
  expect(await freshToken(signOut)).toBeNull();

  openSession('old', ['user']);
  jest.advanceTimersByTime(renewAfterMs);
  const change = async () => {
    clearSession();
    openSession('of somebody else', ['manager']);
    return renewed;
  };
  expect(await freshToken(change)).toBe('of somebody else');
});
