import { render } from '@testing-library/react';
import { MemoryRouter } from 'shared-ui/router';
import { clearSession, openSession, sessionStore } from '../session/session-store';
import { RedirectTo } from './redirect-to';

const message = 'Authentication required';
const goToLogin = () =>
  render(
    <MemoryRouter>
      <RedirectTo to="/login" message={message} />
    </MemoryRouter>,
  );

afterEach(() => clearSession());

test('tells who was never signed in that a sign-in is needed', () => {
  goToLogin();

  expect(sessionStore.getState().signInMessage).toBe(message);
});

test('keeps why a session ended, which the same page learns of a moment before', () => {
  openSession('abc', ['manager']);
  clearSession('La sessione è scaduta.');

  goToLogin();

  expect(sessionStore.getState().signInMessage).toBe('La sessione è scaduta.');
});
