import { clearSession, openSession } from '../session/session-store';
import { chosenStore, storeService } from './chosen-store';

const lambro = { store_uid: 's1', name: 'Autocentro Lambro' };

let leave = chosenStore.follow();

beforeEach(() => {
  leave();
  leave = chosenStore.follow();
  storeService.choose(null);
});

afterAll(() => leave());

/** Another tab writes; only then the browser tells this one. */
function fromAnotherTab(key: string | null, newValue: string | null): void {
  if (key === null) {
    localStorage.clear();
  } else if (newValue === null) {
    localStorage.removeItem(key);
  } else {
    localStorage.setItem(key, newValue);
  }
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
}

test('a choice is told to the page and kept under the specified key', () => {
  const told = jest.fn();
  const stop = storeService.subscribe(told);

  storeService.choose(lambro);

  expect(storeService.get()).toEqual(lambro);
  expect(told).toHaveBeenCalledTimes(1);
  expect(JSON.parse(localStorage.getItem('store') ?? '')).toEqual(lambro);
  stop();
});

test('all dealers is a choice that leaves nothing behind', () => {
  storeService.choose(lambro);
  storeService.choose(null);

  expect(storeService.get()).toBeNull();
  expect(localStorage.getItem('store')).toBeNull();
});

test('another tab chooses for this one', () => {
  fromAnotherTab('store', JSON.stringify(lambro));
  expect(storeService.get()).toEqual(lambro);

  fromAnotherTab(null, null);
  expect(storeService.get()).toBeNull();
});

test('the end of a session takes the choice along', () => {
  openSession('abc', ['manager']);
  storeService.choose(lambro);

  clearSession();

  expect(storeService.get()).toBeNull();
});

test('what somebody else wrote there counts as no choice', () => {
  fromAnotherTab('store', '{"name":3}');

  expect(storeService.get()).toBeNull();
});
