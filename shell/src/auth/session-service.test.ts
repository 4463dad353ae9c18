import { renderHook } from '@testing-library/react';
import { host, provideHost } from 'shared-api/host';
import { createHostServices } from '../boot/host-services';
import { provideNavigator } from '../navigation/navigator';
import { noticeStore } from '../notifications/notice-store';
import { clearSession, openSession, sessionStore } from '../session/session-store';
import { takeWaitingPage, useSignInOver } from '../session/sign-in-over';
import { holdUnsaved } from '../session/unsaved-input';
import { fakeServer, json } from '../testing/answers';

const over = json(401, { message: 'La sessione è finita.', code: 'unauthenticated', request_id: '1' });
const isAsked = () => renderHook(() => useSignInOver().open).result.current;
const poll = () => host().api.accountDesk.listNotifications({ query: {} }, { background: true });
let release = () => {};

/** Somebody at a page that holds input, whose sessions have ended with their account. */
function openPage() {
  const server = fakeServer();
  provideHost(createHostServices(() => true));
  openSession('abc', ['user']);
  release = holdUnsaved({ kept: true });
  return server;
}

afterEach(() => {
  jest.useRealTimers();
  release();
  takeWaitingPage();
  clearSession();
});

test('whoever is asked to sign in and signs out instead is asked no more', async () => {
  const server = openPage();
  server.answer(over, json(200, { message: 'Fatto.' }));
  await expect(poll()).rejects.toThrow('La sessione è finita.');
  expect(isAsked()).toBe(true);

  await host().session.signOut();
  expect(isAsked()).toBe(false);
});

test('whoever signs out is not told that the session is over, whatever the page that they leave still asks for', async () => {
  const server = openPage();
  release();
  const went: string[] = [];
  provideNavigator({ go: (path) => went.push(path), address: () => '/account' });
  server.answer(json(200, { message: 'Fatto.' }), over);
  await host().session.signOut();

  await expect(host().api.account.get()).rejects.toThrow('La sessione è finita.');
  expect(went).toEqual([]);
  expect(sessionStore.getState().signInMessage).toBeNull();
});

test('whoever signs out over a line that hangs is signed out in this browser all the same', async () => {
  const server = openPage();
  release();
  jest.useFakeTimers();
  server.answer(() => new Promise(() => {}));
  const done = host()
    .session.signOut()
    .catch(() => 'unanswered');
  await jest.advanceTimersByTimeAsync(5_000);

  expect(sessionStore.getState()).toMatchObject({ authenticated: false, signedOut: true });
  expect(await done).toBe('unanswered');
});

test('what a line that hung did with the sign-out is told to nobody who sits there later', async () => {
  noticeStore.setState({ shown: [], past: [], unread: 0 });
  const server = openPage();
  release();
  jest.useFakeTimers();
  server.answer(() => new Promise((_, fail) => setTimeout(fail, 60_000, new TypeError('Failed to fetch'))));
  const done = host()
    .session.signOut()
    .catch(() => 'unanswered');
  await jest.advanceTimersByTimeAsync(90_000);

  expect(await done).toBe('unanswered');
  expect(noticeStore.getState().past).toEqual([]);
});
