import { clearSession, openSession } from '../session/session-store';
import { closeNotice, noticeStore, notify } from './notice-store';

beforeEach(() => noticeStore.setState({ shown: [], past: [], unread: 0 }));

test('is info for 1000 ms unless told otherwise', () => {
  notify({ text: 'Salvato' });

  expect(noticeStore.getState().shown).toMatchObject([{ text: 'Salvato', type: 'info', timeout: 1000 }]);
});

test.each([
  ['success', 5000],
  ['warning', 8000],
  ['error', null],
] as const)('%s stays its own time', (type, timeout) => {
  notify({ text: 'Testo', type });

  expect(noticeStore.getState().shown[0]?.timeout).toBe(timeout);
});

test('a closed notice stays in the list behind the bell', () => {
  notify({ text: 'Errore', type: 'error' });
  closeNotice(noticeStore.getState().shown[0]?.id ?? 0);

  expect(noticeStore.getState()).toMatchObject({ shown: [], past: [{ text: 'Errore' }], unread: 1 });
});

test('the same text twice stands there twice where each has something to undo', () => {
  const run = [jest.fn(), jest.fn()];
  for (const undo of run) notify({ text: 'Modulo eliminato: Anna Rossi.', action: { label: 'Annulla', run: undo } });

  for (const { action } of noticeStore.getState().shown) action?.run();
  for (const undo of run) expect(undo).toHaveBeenCalledTimes(1);
});

test('what is true no more goes from the page, and nothing else does', () => {
  const close = notify({ text: 'Il server non risponde', type: 'error' });
  notify({ text: 'Errore', type: 'error' });
  close();

  expect(noticeStore.getState().shown).toMatchObject([{ text: 'Errore' }]);
});

test('the same text twice stands on the page once', () => {
  notify({ text: 'Errore', type: 'error' });
  notify({ text: 'Errore', type: 'error' });

  expect(noticeStore.getState().shown).toHaveLength(1);
});

describe('after a session', () => {
  beforeEach(() => openSession('first', ['manager']));
  afterEach(() => clearSession());

  test('the next person reads nothing of what this one was told', () => {
    notify({ text: 'Il contratto di Marta Riva non si apre.', type: 'error' });
    clearSession();
    openSession('second', ['user']);

    expect(noticeStore.getState()).toEqual({ shown: [], past: [], unread: 0 });
  });

  test('how it ended stays in sight until then', () => {
    notify({ text: 'Sei uscito.', type: 'success' });
    clearSession();

    expect(noticeStore.getState().shown).toMatchObject([{ text: 'Sei uscito.' }]);
  });

  test('a page that waits for its person keeps what they were told', () => {
    notify({ text: 'Salvato' });
    clearSession(null, true);
    openSession('second', ['manager']);

    expect(noticeStore.getState()).toMatchObject({ past: [{ text: 'Salvato' }], unread: 1 });
  });
});
