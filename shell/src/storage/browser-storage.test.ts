import { guardStorage, localValues } from './browser-storage';

const quota = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};
const forbidden = guardStorage(() => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
});

beforeEach(() => localValues.clear());
afterEach(() => jest.restoreAllMocks());

test('keeps values in the browser', () => {
  localValues.set('store', 'a');

  expect({ ...localStorage }).toEqual({ store: 'a' });
  expect(localValues.get('store')).toBe('a');
  localValues.remove('store');
  expect(localValues.get('store')).toBeNull();
});

test('a value is there for other tabs while it is written anew', () => {
  localValues.set('token', 'old');
  const remove = jest.spyOn(Storage.prototype, 'removeItem');

  localValues.set('token', 'new');

  expect(localStorage.getItem('token')).toBe('new');
  expect(remove).not.toHaveBeenCalled();
});

test('keeps what a full storage does not take while the page is open, and no older value behind it', () => {
  localValues.set('token', 'old');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(quota);

  localValues.set('token', 'new');

  expect(localValues.get('token')).toBe('new');
  expect(localStorage.getItem('token')).toBeNull();
  localValues.clear();
  expect(localValues.get('token')).toBeNull();
});

test('works where the storage is forbidden', () => {
  forbidden.set('token', 'abc');
  expect(forbidden.get('token')).toBe('abc');
  forbidden.remove('token');
  expect(forbidden.get('token')).toBeNull();
  forbidden.set('token', 'abc');
  forbidden.clear();
  expect(forbidden.get('token')).toBeNull();
  expect(forbidden.get('version')).toBeNull();
});

test('follows another tab, whose end of a session ends what only this page kept', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(quota);
  localValues.set('token', 'abc');
  const changed = jest.fn();
  const leave = localValues.follow(changed);

  window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'utms', storageArea: sessionStorage }));

  expect(localValues.get('token')).toBeNull();
  expect(changed.mock.calls).toEqual([[null]]);
  leave();
  window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
  expect(changed).toHaveBeenCalledTimes(1);
});
