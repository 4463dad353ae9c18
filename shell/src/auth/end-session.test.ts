import { provideNavigator } from '../navigation/navigator';
import { openSession, sessionStore } from '../session/session-store';
import { holdUnsaved } from '../session/unsaved-input';
import { endSession } from './end-session';

const went: string[] = [];
const show = jest.fn();

beforeEach(() => {
  went.length = 0;
  show.mockReset();
  provideNavigator({ go: (path) => went.push(path), address: () => '/cms/manager/contracts?page=2' });
  openSession('abc', ['manager']);
});

test('leads from a page that needs a sign-in to the sign-in page and back, with the message', () => {
  endSession('Sessione scaduta.', { isProtected: () => true, show });

  expect(went).toEqual(['/login?next=%2Fcms%2Fmanager%2Fcontracts%3Fpage%3D2']);
  expect(sessionStore.getState()).toMatchObject({ authenticated: false, signInMessage: 'Sessione scaduta.' });
  expect(localStorage).toHaveLength(0);
});

test('says it once where several calls are refused at the same time', () => {
  endSession('Sessione scaduta.', { isProtected: () => true, show });
  // The page is the sign-in page by now, which needs no sign-in.
  endSession('Sessione scaduta.', { isProtected: () => false, show });

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
