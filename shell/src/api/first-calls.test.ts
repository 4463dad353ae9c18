import { fakeServer, json } from '../testing/answers';
import { forgetFirstCalls, sendFirstCalls, takeFirstCall } from './first-calls';

const customer = { token: 'abc', roles: ['user'] };
const account = json(200, { data: { firstname: 'Chiara' } });

const leavePage = () => Reflect.deleteProperty(window, 'carcareCalls');
afterEach(() => {
  leavePage();
  jest.useRealTimers();
});

async function taken(path: string, token: string | null = 'abc') {
  const answer = await takeFirstCall(path, token);
  return answer === null ? null : answer.response.json();
}

test('a page takes the answer that is on its way already, once', async () => {
  const server = fakeServer();
  server.answer(account);
  sendFirstCalls(['/account'], customer);
  expect(await taken('/account')).toEqual({ data: { firstname: 'Chiara' } });
  expect(await taken('/account')).toBeNull();
  const [request] = server.requests;
  expect(request?.url).toBe('http://localhost/api/v1/account');
  expect(request?.headers.get('Authorization')).toBe('Bearer abc');
});

test('without a sign-in only what visitors may read is asked for', () => {
  const server = fakeServer();
  server.answer(json(200, { data: [] }));
  sendFirstCalls(['/account', '/account/overview#user', '/public/dealers'], { token: null, roles: [] });
  expect(server.requests.map(({ url }) => url)).toEqual(['http://localhost/api/v1/public/dealers']);
});

test('nobody asks for what their roles do not have', async () => {
  const server = fakeServer();
  server.answer(account);
  sendFirstCalls(['/account', '/account/overview#user'], { token: 'abc', roles: ['manager'] });
  expect(server.requests.map(({ url }) => url)).toEqual(['http://localhost/api/v1/account']);

  leavePage();
  server.answer(account);
  server.answer(json(200, { data: { contracts: [] } }));
  sendFirstCalls(['/account', '/account/overview#user'], { token: 'abc', roles: ['manager', 'user'] });
  expect(await taken('/account/overview')).toEqual({ data: { contracts: [] } });
  expect(server.requests.at(-1)?.url).toBe('http://localhost/api/v1/account/overview');
});

test('nobody gets an answer that somebody else asked for, that failed, or that is old', async () => {
  const server = fakeServer();
  server.answer(account);
  sendFirstCalls(['/account', '/account/overview#user'], customer);
  expect(await taken('/account', 'another')).toBeNull();
  expect(await taken('/account/overview')).toBeNull();

  leavePage();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  server.answer(account);
  sendFirstCalls(['/account'], customer);
  await jest.advanceTimersByTimeAsync(31_000);
  expect(await taken('/account')).toBeNull();
});

test('what was asked for before something is changed is asked for anew', async () => {
  const server = fakeServer();
  server.answer(account);
  sendFirstCalls(['/account'], customer);
  forgetFirstCalls();
  expect(await taken('/account')).toBeNull();
});

test('a starter that comes after the scripts asks for nothing a second time', async () => {
  const server = fakeServer();
  expect(await taken('/account')).toBeNull();
  sendFirstCalls(['/account'], customer);
  expect(server.requests).toEqual([]);
});
