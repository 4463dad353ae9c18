import { readSession, writeSession } from './session-keys';

afterEach(() => localStorage.clear());

test('keeps a session under the keys of the specification, flags as 1 and 0', () => {
  writeSession({ token: 'abc', roles: ['manager'] });

  expect({ ...localStorage }).toEqual({ token: 'abc', authenticated: '1', isAdmin: '0', isManager: '1', isUser: '0' });
  expect(readSession()).toEqual({ token: 'abc', roles: ['manager'] });
});

test('takes a token without its flag for no session', () => {
  localStorage.setItem('token', 'abc');
  localStorage.setItem('isAdmin', '1');

  expect(readSession()).toEqual({ token: null, roles: [] });
});

test('another tab that reads between two keys never sees somebody signed in without their roles', () => {
  const seen: ReturnType<typeof readSession>[] = [];
  const { setItem } = Storage.prototype;
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    setItem.call(this, key, value);
    seen.push(readSession());
  });
  writeSession({ token: 'abc', roles: ['user'] });
  write.mockRestore();

  expect(seen.filter(({ token }) => token !== null)).toEqual([{ token: 'abc', roles: ['user'] }]);
});
