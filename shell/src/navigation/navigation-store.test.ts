import { beginNavigation, cancelNavigation, navigationStore } from './navigation-store';

const phase = () => navigationStore.getState().phase;

afterEach(cancelNavigation);

test('a navigation goes from the question which version is live to its page', () => {
  const navigation = beginNavigation();
  expect(phase()).toBe('deciding');
  navigation.enter('loading');
  navigation.enter('shown');
  expect(phase()).toBe('shown');
});

test('no page is shown before it is known which version it is of', () => {
  const navigation = beginNavigation();
  expect(() => navigation.enter('shown')).toThrow('Navigation cannot go from deciding to shown.');
});

test('of two navigations the last one holds', () => {
  const first = beginNavigation();
  const second = beginNavigation();
  first.enter('loading');
  expect([first.isCurrent(), second.isCurrent(), phase()]).toEqual([false, true, 'deciding']);
});

test('one that is given up changes nothing any more', () => {
  const navigation = beginNavigation();
  cancelNavigation();
  navigation.enter('reloading');
  expect(phase()).toBe('idle');
});
