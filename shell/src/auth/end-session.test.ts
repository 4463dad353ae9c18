import { act, renderHook } from '@testing-library/react';
import { provideNavigator } from '../navigation/navigator';
import { openSession, sessionStore } from '../session/session-store';
import { closeSignInOver, takeWaitingPage, useSignInOver } from '../session/sign-in-over';
import { holdUnsaved } from '../session/unsaved-input';
import { endRefusedSession, endSession } from './end-session';

const went: string[] = [];
const show = jest.fn();

beforeEach(() => {
  went.length = 0;
  show.mockReset();
  provideNavigator({ go: (path) => went.push(path), address: () => '/cms/manager/contracts?page=2' });
  openSession('abc', ['manager']);
});

afterEach(() => void takeWaitingPage());

const refused = (token: string | null, { isProtected = true, background = false } = {}) =>
  endRefusedSession('Sessione scaduta.', { token, background }, { isProtected: () => isProtected, show });

test('leads from a page that needs a sign-in to the sign-in page and back, with the message', () => {
  endSession('Sessione scaduta.', { isProtected: () => true, show });

  expect(went).toEqual(['/login?next=%2Fcms%2Fmanager%2Fcontracts%3Fpage%3D2']);
  expect(sessionStore.getState()).toMatchObject({ authenticated: false, signInMessage: 'Sessione scaduta.' });
  expect(localStorage).toHaveLength(0);
});

test('says it once where several calls are refused at the same time', () => {
  refused('abc');
  // The page is the sign-in page by now, which needs no sign-in.
  refused('abc', { isProtected: false });
  refused(null, { isProtected: false });

  expect(show).not.toHaveBeenCalled();
  expect(sessionStore.getState().signInMessage).toBe('Sessione scaduta.');
});

test('never leaves a page with unsaved input', () => {
  const release = holdUnsaved();

  endSession('Sessione scaduta.', { isProtected: () => true, show });
  release();

  expect(went).toEqual([]);
  expect(show).toHaveBeenCalledWith('Sessione scaduta.');
  expect(sessionStore.getState().authenticated).toBe(false);
});

test('a public page just goes on', () => {
  endSession('Sessione scaduta.', { isProtected: () => false, show });

  expect(went).toEqual([]);
  expect(show).toHaveBeenCalledWith('Sessione scaduta.');
});

test.each([
  ['here', () => openSession('new', ['manager'])],
  ['in another tab, of which nothing was heard yet', () => localStorage.setItem('token', 'new')],
])('a refusal that comes late leaves alone what was begun or renewed %s', (_where, begin) => {
  begin();

  refused('abc');

  expect(sessionStore.getState()).toMatchObject({ token: 'new', authenticated: true });
  expect(localStorage.getItem('token')).toBe('new');
  expect(went).toEqual([]);
  expect(show).not.toHaveBeenCalled();
});

test('while a page waits it is said once, and what nobody asked for asks for no sign-in again', () => {
  const release = holdUnsaved();
  const { result } = renderHook(() => useSignInOver().open);
  act(() => refused('abc'));
  act(() => closeSignInOver());

  act(() => refused('abc'));
  act(() => refused(null, { background: true }));
  expect(result.current).toBe(false);

  act(() => refused(null));
  expect(result.current).toBe(true);
  expect(show).toHaveBeenCalledTimes(1);
  release();
});
