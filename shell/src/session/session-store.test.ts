import { clearSession, followOtherTabs, openSession, sessionStore } from './session-store';

afterEach(() => clearSession());

function otherTab(change: () => void) {
  change();
  window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }));
}

test('a sign-in stores the token and sets the flags of the roles received', () => {
  openSession('abc', ['admin', 'user']);

  expect(sessionStore.getState()).toMatchObject({ token: 'abc', authenticated: true, roles: ['admin', 'user'] });
  expect(localStorage.getItem('isAdmin')).toBe('1');
  expect(localStorage.getItem('isManager')).toBe('0');
});

test('the end of a session clears all local storage', () => {
  openSession('abc', ['user']);
  localStorage.setItem('store', '{"store_uid":"x","name":"Lingotto"}');
  localStorage.setItem('clnot', '["1"]');

  clearSession('Sessione scaduta.');

  expect(localStorage).toHaveLength(0);
  expect(sessionStore.getState()).toMatchObject({
    token: null,
    authenticated: false,
    signInMessage: 'Sessione scaduta.',
  });
});

test('a session that ends in one tab ends in all', () => {
  openSession('abc', ['user']);
  const ended = jest.fn();
  const stop = followOtherTabs(ended);

  otherTab(() => localStorage.clear());
  stop();

  expect(sessionStore.getState().authenticated).toBe(false);
  expect(ended).toHaveBeenCalledTimes(1);
});

test('what the sign-in page shall say of an end in another tab stays', () => {
  openSession('abc', ['user']);
  const stop = followOtherTabs(() => clearSession('La sessione è finita in un’altra scheda.'));

  otherTab(() => localStorage.clear());
  stop();

  expect(sessionStore.getState().signInMessage).toBe('La sessione è finita in un’altra scheda.');
});

test('a token renewed in another tab is used here', () => {
  openSession('old', ['user']);
  const ended = jest.fn();
  const stop = followOtherTabs(ended);

  otherTab(() => localStorage.setItem('token', 'new'));
  stop();

  expect(sessionStore.getState().token).toBe('new');
  expect(ended).not.toHaveBeenCalled();
});
