import { closedNotifications, closeNotification } from './closed-notifications';

test('of what is hidden the last five hundred are remembered, the oldest first', () => {
  closedNotifications.set(Array.from({ length: 500 }, (_, index) => `n${index}`));

  closeNotification('n7');
  expect(closedNotifications.get()).toHaveLength(500);
  expect(closedNotifications.get().at(-1)).toBe('n7');

  closeNotification('new');
  expect(closedNotifications.get()).toHaveLength(500);
  expect(closedNotifications.get()).not.toContain('n0');
  expect(closedNotifications.get()).toContain('n1');
});
