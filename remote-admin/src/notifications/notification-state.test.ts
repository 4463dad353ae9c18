import { notificationState } from './notification-state';

const now = Date.parse('2026-11-21T10:00:00Z');
const always = { visible: true, visible_at: null, expire_at: null };

test.each([
  [always, 'open'],
  [{ ...always, visible: false }, 'hidden'],
  [{ ...always, visible_at: '2026-11-21T10:00:01Z' }, 'coming'],
  [{ ...always, visible_at: '2026-11-21T10:00:00Z' }, 'open'],
  [{ ...always, expire_at: '2026-11-21T10:00:00Z' }, 'over'],
  [{ ...always, visible_at: '2026-11-20T10:00:00Z', expire_at: '2026-11-22T10:00:00Z' }, 'open'],
  [{ visible: false, visible_at: null, expire_at: '2026-11-01T10:00:00Z' }, 'hidden'],
])('%j is %s', (shown, state) => {
  expect(notificationState(shown, now)).toBe(state);
});
