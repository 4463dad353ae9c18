import type { User } from 'shared-api/entities';
import { exampleUser } from 'shared-api/testing';
import { currentAccount, followAccount, knowPerson, refreshAccount } from './account-store';
import { clearSession, followOtherTabs, openSession, sessionStore } from './session-store';

const anna: User = { ...exampleUser, uid: 'u1', firstname: 'Anna' };
const bruno: User = { ...exampleUser, uid: 'u2', firstname: 'Bruno' };
let answers: ((account: User) => void)[] = [];
let stops: (() => void)[] = [];

/** The server, whose answers arrive in the order in which the test gives them. */
const load = () => new Promise<User>((answer) => answers.push(answer));

/** Lets an answer arrive: the one to the nth question. */
async function arrives(question: number, account: User) {
  answers[question - 1]?.(account);
  await jest.advanceTimersByTimeAsync(0);
}

function otherTab(token: string) {
  localStorage.setItem('token', token);
  window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key: null }));
}

beforeEach(() => {
  jest.useFakeTimers();
  answers = [];
  openSession('of Anna', ['user']);
  stops = [followAccount(load), followOtherTabs(() => undefined)];
});

afterEach(() => {
  jest.useRealTimers();
  clearSession();
  for (const stop of stops) stop();
});

test('a late answer about who has signed out does not become whoever signs in next', async () => {
  clearSession();
  openSession('of Bruno', ['user']);

  await arrives(1, anna);
  expect(currentAccount()).toBeNull();

  await arrives(2, bruno);
  expect(currentAccount()).toEqual(bruno);
});

test('and does not take their place', async () => {
  clearSession();
  openSession('of Bruno', ['user']);
  await arrives(2, bruno);

  await arrives(1, anna);
  expect(currentAccount()).toEqual(bruno);
});

test('of two questions the later one tells what holds, in whatever order they are answered', async () => {
  refreshAccount();
  await arrives(2, { ...anna, firstname: 'Annamaria' });
  await arrives(1, anna);

  expect(currentAccount()?.firstname).toBe('Annamaria');
});

test('an answer that comes first is shown until the later one is there', async () => {
  refreshAccount();
  await arrives(1, anna);

  expect(currentAccount()).toEqual(anna);
});

test('whose a token of another tab is tells only the answer that was asked with it', async () => {
  await arrives(1, anna);
  otherTab('renewed');
  otherTab('of Bruno');
  const known = expect(knowPerson()).rejects.toThrow('Somebody else has signed in');

  await arrives(2, anna);
  expect(sessionStore.getState().adopted).toBe(true);

  await arrives(3, bruno);
  await known;
  expect(currentAccount()).toEqual(bruno);
});

test('nothing goes out under the next sign-in that waited to know whose the token before was', async () => {
  await arrives(1, anna);
  otherTab('renewed');
  const known = expect(knowPerson()).rejects.toThrow('Somebody else has signed in');
  clearSession();
  openSession('of Bruno', ['user']);
  await arrives(2, anna);

  await known;
  expect(currentAccount()).toBeNull();
});
