import { clearSession, openSession } from '../session/session-store';
import { noticeStore, notify } from './notice-store';
import { notifyUntilSignedIn } from './notify-until-signed-in';

const texts = () => noticeStore.getState().shown.map(({ text }) => text);

test('that the session is over is told until somebody has signed in, and nothing else goes with it', () => {
  openSession('abc', ['manager']);
  clearSession(null, true);
  notify({ text: 'Il server non risponde', type: 'error' });
  notifyUntilSignedIn('La sessione è stata chiusa.');
  expect(texts()).toEqual(['Il server non risponde', 'La sessione è stata chiusa.']);

  openSession('def', ['manager']);
  expect(texts()).toEqual(['Il server non risponde']);
});
