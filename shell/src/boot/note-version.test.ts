import { noteVersion } from './note-version';

afterEach(() => localStorage.clear());

test('logs a version that differs from the stored one, and replaces it', () => {
  const log = jest.fn();
  localStorage.setItem('version', '1.3.2');

  noteVersion('1.3.3', log);
  noteVersion('1.3.3', log);

  expect(log.mock.calls).toEqual([['new version detected']]);
  expect(localStorage.getItem('version')).toBe('1.3.3');
});

test('says nothing on a first visit', () => {
  const log = jest.fn();

  noteVersion('1.3.3', log);

  expect(log).not.toHaveBeenCalled();
});
